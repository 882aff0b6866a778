import { expect, it } from "vitest";
import type { ChoiceView } from "../../../../wire/messages.ts";
import { additions, bestFirst } from "./candidates.ts";

const choice = (exits: string, gain = 0): ChoiceView => ({
  word: `^(0,0)${exits}`,
  whole: false,
  brings: [],
  why_not: null,
  gain,
});
const words = (choices: ChoiceView[]) => choices.map(({ word }) => word.slice(6));

it("what loses no exit comes first, then what brings most", () => {
  const offered = [choice("124", 5), choice("013"), choice("023", 2), choice("035", 1)];

  expect(words(bestFirst(offered, "03", true))).toEqual(["023", "035", "013", "124"]);
});

it("without help the order tells nothing of what a tile brings", () => {
  expect(words(bestFirst([choice("013"), choice("023", 2)], "03", false))).toEqual(["013", "023"]);
});

it("a side can gain an exit where all the old ones stay", () => {
  const found = additions([choice("124"), choice("013"), choice("035")], "03");

  expect([...found.keys()]).toEqual([1, 5]);
  expect(words([...found.values()])).toEqual(["013", "035"]);
});
