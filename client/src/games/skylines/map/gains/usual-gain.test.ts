import { expect, it } from "vitest";
import { usualGain } from "./usual-gain.ts";

it.each([
  [[], null],
  [[2, 2], 2], // said once
  [[-1, -1, 1], -1], // only what differs is written
  [[0, 0, -1, 2], 0],
  [[1, 1, 2], null], // what brings something is always written
])("of squares that bring %j it leaves out %s", (gains, usual) => {
  expect(usualGain(new Map(gains.map((gain, at) => [`Aa${at}`, gain])))).toBe(usual);
});
