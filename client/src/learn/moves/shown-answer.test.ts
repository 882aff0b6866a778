import { expect, it } from "vitest";
import type { ChoiceView, TableView } from "../../wire/messages.ts";
import type { LessonCourse } from "../course.svelte.ts";
import { answerOn, shownNext } from "./shown-answer.ts";

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

it.each([
  ["that no first word can become a move like the answer", 1, 26],
  ["that no move is allowed", 3, 1 + 1 + 5 + 24],
])("few questions are asked until it is known %s", async (_, goesWrong, most) => {
  let asked = 0;
  const answered = (result: unknown) => async () => {
    asked += 1;
    return result;
  };
  const word = (at: number): ChoiceView => ({ word: `w${at}`, whole: true, why_not: null, brings: [], gain: null });
  const course = {
    study: {
      plays: [],
      allows: answered(false),
      offered: async (_: unknown, words: string[]) =>
        answered(Array.from({ length: words.length > 0 ? 6 : 100 }, (_, at) => word(at)))(),
    },
    step: { astray: ({ words }: { words: string[] }) => (words.length >= goesWrong ? "no" : null) },
    table: { draft: { words: [], ends: [] } },
  };

  expect(await answerOn(course as unknown as LessonCourse, {} as TableView, "lay a1")).toBeNull();
  expect(asked).toBe(most);
});
