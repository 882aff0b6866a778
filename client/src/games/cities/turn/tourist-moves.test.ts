import { describe, expect, it } from "vitest";
import type { ChoiceView } from "../../../wire/messages.ts";
import { quadrantField, toursOf } from "./tourist-moves.ts";

const choice = (word: string): ChoiceView => ({ word, whole: true, brings: [], why_not: null, gain: null });

describe("tours", () => {
  it("sorts the words by the fields they point at", () => {
    const tours = toursOf(["-", "+2", "d3.2~d3.4", "d3.2^1", "f3.3^1"].map(choice), "e4");

    expect(tours.stay).toBe("-");
    expect([...tours.places]).toEqual([["e4.2", "+2"]]);
    expect([...tours.moves.keys()]).toEqual(["d3.2", "f3.3"]);
    expect([...(tours.moves.get("d3.2") ?? [])]).toEqual([
      ["d3.4", "d3.2~d3.4"],
      ["e4.1", "d3.2^1"],
    ]);
  });

  it("keeps why a quadrant is closed", () => {
    const why_not = { key: "k", english: "water", args: {} };
    const tours = toursOf([{ ...choice("+3"), why_not }], "e4");

    expect(tours.closed.get("e4.3")).toBe(why_not);
    expect(tours.places.size).toBe(0);
  });

  it("finds the quadrants of an extra tile that straddles four tiles", () => {
    expect([1, 2, 3, 4].map((quadrant) => quadrantField("b2.4", quadrant))).toEqual(["b2.4", "c2.3", "b3.2", "c3.1"]);
  });
});
