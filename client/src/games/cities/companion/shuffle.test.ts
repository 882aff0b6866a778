import { describe, expect, it } from "vitest";
import { shuffled } from "./shuffle.ts";

describe("the stack", () => {
  it("holds every number once", () => {
    expect(shuffled(24).sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  });

  it("throws away words that would favour some orders", () => {
    const words = [2 ** 32 - 1, 0, 0];
    expect(shuffled(3, () => words.shift() ?? 0)).toEqual([2, 3, 1]);
  });
});
