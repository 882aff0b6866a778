import { afterEach, expect, it, vi } from "vitest";
import { Course } from "./course.svelte.ts";
import { eventually } from "./eventually.ts";
import type { Lesson } from "./lesson.ts";

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

afterEach(() => vi.unstubAllGlobals());

it("loses no press on “Go on” while a table is on its way", async () => {
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { plays } = JSON.parse(body) as { plays: unknown[] };
    const replayed = { step: plays.length, names: [], view: {}, finished: false };
    return new Response(JSON.stringify({ replayed, to_act: [0], choices: [], sentences: [] }));
  });
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
