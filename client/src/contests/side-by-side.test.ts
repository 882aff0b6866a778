import { expect, test } from "vitest";
import { stopsOf } from "./side-by-side.svelte.ts";

test("two games stop before each action of the compared seat, and at their ends", () => {
  const steps = [-1, 0, -1, 0, 0].map((seat) => ({ seat }));
  expect(stopsOf(steps, 0)).toEqual([1, 3, 4, 5]);
  const others = [-1, 1, 0, 1].map((seat) => ({ seat }));
  expect(stopsOf(others, 0)).toEqual([2, 4]);
  expect(stopsOf([], 0)).toEqual([0]);
});
