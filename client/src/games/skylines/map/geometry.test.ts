import { describe, expect, it } from "vitest";
import {
  bySpot,
  cellsOf,
  coveredBy,
  flippedCode,
  lowestCode,
  orientation,
  readPlace,
  scrolledIn,
  scrolledTo,
  spanOf,
  turnedCode,
} from "./geometry.ts";

const L3 = "##/#.";
const S4 = "##./.##";
const rows = Array.from({ length: 8 }, () => "........");
const boards = [
  { letter: "A", turns: 0, row: 0, column: 0, price: 2, open: true, next: false, cells: rows },
  { letter: "B", turns: 0, row: 0, column: 1, price: 4, open: true, next: false, cells: rows },
];

describe("a tile", () => {
  it("turns clockwise", () => {
    expect(orientation(L3, 1)).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 1 },
      { row: 1, column: 1 },
    ]);
  });
  it("is named by the lowest code of its picture", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((code) => lowestCode(L3, code))).toEqual([0, 1, 2, 3, 1, 2, 3, 0]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((code) => lowestCode(S4, code))).toEqual([0, 1, 0, 1, 4, 5, 4, 5]);
  });
  it("comes back after four turns or two flips", () => {
    for (const picture of [L3, S4, "####/#...", "###./..##"]) {
      let code = 0;
      for (let turn = 0; turn < 4; turn += 1) code = turnedCode(picture, code, 1);
      expect(code).toBe(0);
      expect(flippedCode(picture, flippedCode(picture, 0))).toBe(0);
    }
  });
  it("lies across a seam, from its first square in reading order", () => {
    const cells = cellsOf(boards);
    const place = readPlace("Ah1/2");
    const first = cells.get(place?.cell ?? "");
    expect(first && coveredBy("###", 0, first, bySpot(cells)).map(({ name }) => name)).toEqual(["Ah1", "Ba1", "Bb1"]);
    expect(first && coveredBy(L3, 2, first, bySpot(cells)).map(({ name }) => name)).toEqual(["Ah1", "Ag2", "Ah2"]);
  });
});

describe("a map that is looked at from near", () => {
  it("is as large as the open boards, wherever they lie", () => {
    expect(spanOf([{ row: 1, column: 2 }])).toEqual({ rows: 8, columns: 8 });
    expect(
      spanOf([
        { row: 0, column: 1 },
        { row: 0, column: 2 },
      ]),
    ).toEqual({ rows: 8, columns: 16 });
  });

  it("shows the open boards in the middle", () => {
    expect(scrolledTo([0], 10, 100)).toBe(-10);
    expect(scrolledTo([1], 10, 100)).toBe(70);
  });

  it("begins with their first row where there is no room for all of them", () => {
    expect(scrolledTo([0], 44, 300)).toBe(0);
    expect(scrolledTo([1, 2], 44, 300)).toBe(8 * 44);
  });
});

describe("what is tried out", () => {
  it.each([
    [0, 88, 0, 300, 0],
    [264, 374, 0, 300, 74],
    [44, 132, 74, 300, 44],
  ])("comes into sight by the shortest way: %i to %i", (first, last, from, room, to) => {
    expect(scrolledIn(first, last, from, room)).toBe(to);
  });
});
