import { expect, test } from "vitest";
import { gameNumbers, isSeen, neighbours } from "./neighbours.ts";

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

test("the last games of a long trend keep their numbers", () => {
  expect(gameNumbers(3, 3)).toEqual([1, 2, 3]);
  expect(gameNumbers(207, 2)).toEqual([206, 207]);
});

test("who has ticked nothing and is in no group is seen by nobody", () => {
  const group = { id: "g", name: "Club", members: 2, made: false, joined: true };
  expect(isSeen({ everybody: false, friends: false, groups: [] })).toBe(false);
  expect(isSeen({ everybody: false, friends: true, groups: [] })).toBe(true);
  expect(isSeen({ everybody: false, friends: false, groups: [group] })).toBe(true);
});
