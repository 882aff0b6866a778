import { expect, it } from "vitest";
import type { ChoiceView } from "../../../../wire/messages.ts";
import { bestFirst, needsLoss, withSide } from "./candidates.ts";

const choice = (exits: string, gain = 0): ChoiceView => ({
  word: `^(0,0)${exits}`,
  whole: false,
  brings: [],
  why_not: null,
  gain,
});
const words = (choices: (ChoiceView | null)[]) => choices.map((each) => each?.word.slice(6) ?? null);

it("what loses no exit comes first, then what brings most", () => {
  const offered = [choice("124", 5), choice("013"), choice("023", 2), choice("035", 1)];

  expect(words(bestFirst(offered, "03", true))).toEqual(["023", "035", "013", "124"]);
});

it("without help the order tells nothing of what a tile brings", () => {
  expect(words(bestFirst([choice("013"), choice("023", 2)], "03", false))).toEqual(["013", "023"]);
});

it("a touched side gets an exit, and the least else changes", () => {
  const offered = [choice("135"), choice("013"), choice("023")];

  expect(words([withSide(offered, "03", 1)])).toEqual(["013"]);
  expect(words([withSide(offered, "013", 2)])).toEqual(["023"]);
});

it("a side that has an exit loses it when it is touched, if anything can lie so", () => {
  expect(words([withSide([choice("013"), choice("135")], "013", 0)])).toEqual(["135"]);
  expect(withSide([choice("013")], "013", 0)).toBeNull();
});

it("an exit must fall away where nothing with the same new ones keeps it", () => {
  const offered = [choice("013"), choice("124"), choice("035")];

  expect(offered.map((each) => needsLoss(each, "03", offered))).toEqual([false, true, false]);
  expect(needsLoss(choice("12"), "03", [...offered, choice("0123")])).toBe(false);
});
