import { expect, it } from "vitest";
import { shownNext } from "./shown-answer.ts";

const ANSWER = "B +(0,2)02 C(0,1)";
const next = (said: string, shown = "") =>
  shownNext(
    ANSWER,
    (word) => (word.startsWith("C") ? ["C"] : []),
    said.split(" ").filter(Boolean),
    shown.split(" "),
  )?.join(" ");

it("an answer is shown word by word, each tried out before it is said", () => {
  const shown = ["B ", "B +(0,2)02", "B +(0,2)02 ", "B +(0,2)02 C", ANSWER];
  const said = ["", "B", "B", "B +(0,2)02", "B +(0,2)02"];

  expect(shown.map((_, at) => next(said[at] ?? "", shown[at - 1]))).toEqual(shown);
  expect(next("B +(0,2)02", ANSWER)).toBe(ANSWER); // it stays
});

it("what the pupil has said is not shown again", () => {
  expect(next("B")).toBe("B +(0,2)02");
  expect(next("B +(0,2)02", "B +(0,2)02")).toBe("B +(0,2)02 C");
  expect(next("T")).toBeUndefined();
});
