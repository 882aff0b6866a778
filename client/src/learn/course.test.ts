import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../shell/settings.svelte.ts";
import { LessonCourse } from "./course.svelte.ts";
import { eventually } from "./eventually.ts";
import type { Lesson } from "./lesson.ts";
import { playingOut } from "./moves/others-turns.ts";
import { answersAfter } from "./moves/shown-answer.ts";

const DRAWN = { seat: -1, action: "tile 13" };
const LESSON: Lesson = {
  name: "a-lesson",
  game: "a-game",
  seat: 0,
  record: "a-game 1",
  outline: () => null,
  steps: [
    { say: "first", at: "part=board" },
    { say: "second", at: "part=board", before: [DRAWN] },
    { say: "third", at: "part=board" },
    { say: "fourth", at: "part=board" },
  ],
  next: { options: {}, bots: 1 },
};

function study(): void {
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { plays } = JSON.parse(body) as { plays: unknown[] };
    const replayed = { step: plays.length, names: [], view: {}, finished: false };
    return new Response(JSON.stringify({ replayed, to_act: [0], choices: [], sentences: [] }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  settings.pace = "auto";
});

it("loses no press on “Go on” while a table is on its way", async () => {
  study();
  const course = new LessonCourse(LESSON);
  await course.begin();
  course.goOn();
  expect(course.underway).toBe(true);
  course.goOn();
  await eventually(() => expect(course.underway).toBe(false));
  expect(course.at).toBe(1);
  course.caughtUp();
  await eventually(() => expect(course.at).toBe(2));
  course.caughtUp();
  expect(course.at).toBe(2); // one press is one step
});

it("plays the turns of others out part by part while it tells of them, until somebody goes on", async () => {
  study();
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "on" } } });
  settings.pace = "slow";
  const before = ["lay", "tour"].map((action) => ({ seat: 1, action }));
  const others = playingOut((action) => [`${action} 1`, `${action} 2`]);
  const told = { say: "others", at: "part=map", before, others };
  const course = new LessonCourse({ ...LESSON, steps: [...LESSON.steps.slice(0, 1), told, ...LESSON.steps.slice(2)] });
  await course.begin();
  course.goOn();
  await eventually(() => expect(course.table.played).toEqual({ seat: 1, action: "lay 1" }));
  expect([course.at, course.cue.say]).toEqual([1, "others"]);
  expect(course.study.plays).toEqual([]);
  course.goOn();
  await eventually(() => expect(course.underway).toBe(false));
  expect(course.table.played).toBeNull();
  expect(course.study.plays).toEqual(before);
});

const ACTS: Lesson = {
  ...LESSON,
  steps: [
    { say: "lay", at: "part=board", answer: "lay a1" },
    { say: "lead", at: "part=board", answer: "lead a1" },
    { say: "fourth", at: "part=board" },
  ],
};
const actions = (course: LessonCourse) => course.study.plays.map(({ action }) => action);

it("shows the lesson's move on what the pupil has built", async () => {
  study();
  const course = new LessonCourse(ACTS);
  await course.begin();
  await course.on([{ seat: 0, action: "lay c4" }]);
  await course.showMe();
  expect(actions(course)).toEqual(["lay c4", "lead a1"]);
  expect(course.setBack).toBe("");
  await course.back();
  expect(actions(course)).toEqual(["lay c4"]);
});

it("lays the lesson's table where its move does not fit the pupil's, and says so", async () => {
  study();
  const course = new LessonCourse(ACTS);
  vi.spyOn(course.study, "allows").mockResolvedValue(false);
  await course.begin();
  await course.on([{ seat: 0, action: "lay c4" }]);
  await course.showMe();
  expect(actions(course)).toEqual(["lay a1", "lead a1"]);
  expect(course.setBack).toBe("learn-shown-anew");
});

it("keeps as much as it can of a turn that the pupil has begun", () => {
  expect(answersAfter([], "B +a +b C")).toEqual(["B +a +b C"]);
  expect(answersAfter(["B", "+z"], "B +a +b C").slice(0, 3)).toEqual(["B +z +b C", "B +z +a C", "B +z +a +b"]);
  expect(answersAfter(["B", "+z"], "B +a +b C").at(-1)).toBe("B +a +b C");
});

it("loses no press on “Go on” while the last word of a shown move is laid", async () => {
  study();
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "off" } } });
  const course = new LessonCourse(ACTS);
  const { table } = course;
  await course.begin();
  table.tryOut = (words) => {
    table.draft.words = words;
    if (words.length === 2) course.goOn();
  };
  await course.trying(course.showMe());
  course.caughtUp();
  await eventually(() => expect(course.at).toBe(1));
});

it("leaves a move that is shown word by word on trial until somebody goes on, also after another one was begun", async () => {
  study();
  const course = new LessonCourse({ ...ACTS, beginnings: () => [] });
  vi.spyOn(course.study, "allows").mockImplementation(async (action) => action === "lay a1");
  const { table } = course;
  table.tryOut = ([...words]) => {
    const tried = words.pop();
    table.draft = { words, tried, ends: [] };
  };
  await course.begin();
  table.draft = { words: ["lead"], ends: [] };
  for (const onTrial of ["", "lay a1", "lay a1"]) {
    await course.showMe();
    expect(course.setBack).toBe("learn-shown-other"); // it takes the place of the pupil's own
    expect([course.onTrial, actions(course)]).toEqual([onTrial, []]);
  }
  course.goOn();
  await eventually(() => expect(actions(course)).toEqual(["lay a1"]));
});
