import { describe, expect, it } from "vitest";
import SHEET from "./buildings.svg?raw";
import { drawingsOf, fromBackToFront, middleOf } from "./drawings.ts";

const L3 = [
  { row: 0, column: 0 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
];

describe("the buildings of a tile", () => {
  it("stand on every square of a zone, and neighbours differ", () => {
    expect(drawingsOf({ kind: "R", stage: 2, cells: L3 }).map(({ name }) => name)).toEqual(["R2a", "R2b", "R2a"]);
  });
  it("are one main building and what belongs to it elsewhere", () => {
    expect(middleOf(L3)).toEqual({ row: 1, column: 0 });
    expect(drawingsOf({ kind: "svc:med", stage: 3, cells: L3 }).map(({ name }) => name)).toEqual([
      "med",
      "svc3",
      "wing",
    ]);
    expect(drawingsOf({ kind: "uniq", stage: 3, cells: L3, card: "3Q2" }).map(({ name }) => name)).toEqual([
      "plaza",
      "Q7",
      "fountain",
    ]);
  });
  it("hide none that stands before them", () => {
    const front = { kind: "C", stage: 3, cells: [{ row: 4, column: 0 }] };
    const back = { kind: "I", stage: 1, cells: [{ row: 3, column: 0 }] };
    expect(fromBackToFront([front, back]).map(({ row }) => row)).toEqual([3, 4]);
  });
  it("are all on the sheet", () => {
    const services = ["med", "edu", "cop", "fir", "bus", "prk"].map((look) => `svc:${look}`);
    const kinds = ["R", "C", "I", "uniq", ...services, "util:pow", "util:wat", "util:gar"];
    const cards = ["2Q1", "2Q2", "2Q3", "2Q4", "2Q5", "own"];
    for (const kind of kinds) {
      for (const stage of kind === "uniq" ? [2, 3] : [1, 2, 3]) {
        for (const card of cards) {
          for (const { name } of drawingsOf({ kind, stage, cells: L3, card })) expect(SHEET).toContain(`id="${name}"`);
        }
      }
    }
  });
});
