import { describe, expect, it } from "vitest";
import { litBoxes } from "./lit-boxes.ts";

/** A bar in a grid of bars with three pixels between them. */
const bar = (column: number, row: number) => ({ left: column * 73, top: row * 47, width: 70, height: 44 });

describe("the spotlight of a lesson", () => {
  it("lights things that lie side by side as one", () => {
    expect(litBoxes([bar(0, 0), bar(1, 0), bar(2, 0)])).toEqual([{ left: 0, top: 0, width: 216, height: 44 }]);
    expect(litBoxes([bar(0, 0), bar(1, 0), bar(0, 1), bar(1, 1)])).toEqual([
      { left: 0, top: 0, width: 143, height: 91 },
    ]);
  });

  it("leaves what lies between things dark", () => {
    expect(litBoxes([bar(4, 0), bar(0, 1), bar(1, 1)])).toEqual([
      { left: 0, top: 47, width: 143, height: 44 },
      bar(4, 0),
    ]);
    expect(litBoxes([bar(0, 0), bar(1, 1)])).toEqual([bar(0, 0), bar(1, 1)]);
  });

  it("lights nothing where there is nothing", () => {
    expect(litBoxes([])).toEqual([]);
  });
});
