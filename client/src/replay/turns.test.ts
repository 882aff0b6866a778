import { describe, expect, it } from "vitest";
import { turnBeside, turnEnds } from "./turns.ts";

const steps = (...seats: number[]) => seats.map((seat) => ({ seat }));

describe("turns of a record", () => {
  it("end with what is drawn after them, and where another seat acts", () => {
    expect(turnEnds(steps(-1, 0, 0, -1, 1, 0))).toEqual([0, 1, 4, 5, 6]);
  });

  it("end with each draw where somebody plays alone", () => {
    expect(turnEnds(steps(-1, 0, -1, 0, -1))).toEqual([0, 1, 3, 5]);
  });

  it("are none in a record without moves", () => {
    expect(turnEnds([])).toEqual([0]);
  });

  it("lead from any step to the next one and back, and no further than the ends", () => {
    const ends = [0, 1, 4, 6];
    expect([turnBeside(ends, 2, 1), turnBeside(ends, 2, -1), turnBeside(ends, 6, 1), turnBeside(ends, 0, -1)]).toEqual([
      4, 1, 6, 0,
    ]);
  });
});
