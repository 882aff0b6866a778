import { expect, test } from "vitest";
import type { Ending } from "../pieces/view.ts";
import { turning } from "./prompt.ts";

const READY: Ending = { why_not: null, last: false, steps: [], lost: "", score: null, title: null };
const NOT_YET: Ending = { ...READY, why_not: { key: "k", english: "too little yet", args: [] } };

test.each([
  ["sky-status-turn", [["1R1"], [], []], NOT_YET],
  ["sky-status-turn-or-end", [["1R1"], [], []], READY],
  ["sky-status-forced-end", [[], [], []], READY],
])("a turn is asked for as %s", (key, piles, ending) => {
  expect(turning({ piles, ending })).toBe(key);
});
