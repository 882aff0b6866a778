import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../shell/settings.svelte.ts";
import { Course } from "./course.svelte.ts";
import { eventually } from "./eventually.ts";
import type { Lesson } from "./lesson.ts";
import { playingOut } from "./others-turns.ts";

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
  const course = new Course(LESSON);
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
  const course = new Course({ ...LESSON, steps: [...LESSON.steps.slice(0, 1), told, ...LESSON.steps.slice(2)] });
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
