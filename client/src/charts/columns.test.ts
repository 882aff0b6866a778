import { describe, expect, it } from "vitest";
import { columnsOf } from "./columns.ts";

describe("a chart of results", () => {
  it("has a column for every number of points, empty ones as well", () => {
    const field = [
      { won: true, score: 12, people: 2 },
      { won: false, score: 12, people: 1 },
      { won: true, score: 10, people: 3 },
    ];
    expect(columnsOf(field, 10)).toEqual([
      { from: 10, to: 10, won: 3, lost: 0, own: true },
      { from: 11, to: 11, won: 0, lost: 0, own: false },
      { from: 12, to: 12, won: 2, lost: 1, own: false },
    ]);
    expect(columnsOf([], 3)).toEqual([]);
  });

  it("leaves nobody out where several points share a column", () => {
    const field = Array.from({ length: 100 }, (_, score) => ({ won: true, score, people: 1 }));
    const columns = columnsOf(field, null);
    expect(columns.length).toBeLessThanOrEqual(24);
    expect(columns.reduce((sum, { won }) => sum + won, 0)).toBe(100);
  });
});
