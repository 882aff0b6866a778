import { describe, expect, it } from "vitest";
import { type ArrowStep, beside, rowsOf } from "./arrow-keys.ts";

const UP: ArrowStep = [0, -1];
const DOWN: ArrowStep = [0, 1];
const LEFT: ArrowStep = [-1, 0];
const RIGHT: ArrowStep = [1, 0];

/** A drawing, two marks for each column; dots are gaps. */
function drawn(...lines: string[]) {
  return rowsOf(lines.flatMap((line, y) => [...line].flatMap((name, x) => (/\w/.test(name) ? [{ name, x, y }] : []))));
}

describe("arrows in a grid of squares", () => {
  const grid = drawn("ab.c", "d..e", "..fg");

  it.each([
    ["a", RIGHT, "b"],
    ["b", RIGHT, "c"],
    ["e", LEFT, "d"],
    ["c", DOWN, "e"],
    ["f", UP, null],
    ["a", LEFT, null],
    ["a", UP, null],
    ["b", DOWN, null],
    ["g", UP, "e"],
  ])("lead from %s by %s to %s", (from, step, to) => {
    expect(beside(grid, from, step as ArrowStep)?.name ?? null).toBe(to);
  });
});

describe("arrows in a slanted grid", () => {
  const grid = drawn(".a.b.", "c.d.e", ".f.g.");

  it.each([
    ["d", UP, "b"],
    ["b", DOWN, "d"],
    ["d", DOWN, "f"],
    ["f", UP, "d"],
    ["c", UP, "a"],
    ["e", DOWN, "g"],
    ["d", RIGHT, "e"],
  ])("lead from %s by %s to %s", (from, step, to) => {
    expect(beside(grid, from, step as ArrowStep, true)?.name ?? null).toBe(to);
  });
});
