import { expect, test } from "vitest";
import { neighbours } from "./neighbours.ts";

const PROGRAMS = [
  { name: "random", rating: 0 },
  { name: "greedy", rating: 900 },
  { name: "expert", rating: 1900 },
];

test("a rating stands between two programs, above all or below all", () => {
  expect(neighbours(PROGRAMS, 1000)).toEqual({ below: PROGRAMS[1], above: PROGRAMS[2] });
  expect(neighbours(PROGRAMS, 1900)).toEqual({ below: PROGRAMS[2] });
  expect(neighbours(PROGRAMS, -5)).toEqual({ above: PROGRAMS[0] });
});
