import { describe, expect, it } from "vitest";
import standard from "../../../../../src/townwright/games/greentown/box/townwright-1.json?raw";
import { freeName, linesOf, townSetOf, withEntry } from "./town-set.ts";

const set = townSetOf(standard);
const lines = linesOf(set, "townwright-1");
const text = lines.map((line) => line.text).join("\n");

describe("a set of Greentown", () => {
  it("is written as it was read", () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(standard));
  });
  it("knows what a line speaks of", () => {
    const piece = (word: string) => lines.find((line) => line.text.includes(word))?.piece;
    expect([piece('"3f":'), piece('"7B":'), piece('[-2, 1, "0235", "N"]')]).toEqual([
      "tiles 3f",
      "cards 7B",
      "setups strip",
    ]);
  });
  it("changes, gains and loses what it holds", () => {
    const more = withEntry(set, "tiles", freeName(set, "tiles", "2c"), { exits: "03", count: 1, mark: "" });
    expect(Object.keys(more.tiles)).toContain("2c2");
    expect(withEntry(more, "tiles", "2c2", null)).toEqual(set);
  });
});
