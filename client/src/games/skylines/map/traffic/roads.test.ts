import { describe, expect, it } from "vitest";
import { cellsOf } from "../geometry.ts";
import { carsOf, roadsOf } from "./roads.ts";

const CROSSING = [".#......", ".#......", ".#......", "######..", ".#......", ".#..###.", ".#......", ".#......"];
const board = { letter: "A", row: 0, column: 0, cells: CROSSING, turns: 0, open: true, next: false, price: 0 };

describe("the roads of a city", () => {
  it("are its straight streets, where they are long enough for a car", () => {
    expect(roadsOf(cellsOf([board]).values())).toEqual([
      { row: 3, column: 0, length: 6, down: false },
      { row: 0, column: 1, length: 8, down: true },
    ]);
  });
  it("are fuller, the worse the traffic is", () => {
    const roads = roadsOf(cellsOf([board]).values());
    expect(carsOf(roads, 0)).toHaveLength(4);
    expect(carsOf(roads, 9)).toHaveLength(6);
    expect(carsOf([], 9)).toEqual([]);
    expect(carsOf(roads, 3).every(({ start }) => start >= 0 && start < 1)).toBe(true);
  });
});
