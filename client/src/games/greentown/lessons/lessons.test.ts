import { afterEach, expect, it, vi } from "vitest";
import { LessonCourse } from "../../../learn/course.svelte.ts";
import { lessons } from "./index.ts";

const ROOM = { querySelectorAll: () => [{ checkVisibility: () => true, matches: () => false }] }; // all is there, and can be touched

/** What a step of the first lesson says when its turn has been made so far. */
function said(step: string, words: string[]): string {
  const [lesson] = lessons;
  if (!lesson) throw new Error("there is no lesson");
  const course = new LessonCourse(lesson);
  course.at = lesson.steps.findIndex(({ say }) => say === step);
  course.table.draft = { words, ends: [] };
  course.look(ROOM as unknown as ParentNode);
  return course.cue.say;
}

afterEach(() => void vi.unstubAllGlobals());

it("a marker that builds first is told to be one until its Build is made", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  const step = "learn-greentown-tour-act";

  expect(said(step, ["BT"])).toBe("learn-greentown-build-first");
  expect(said(step, ["BT", "+(0,2)02"])).toBe("learn-greentown-build-first");
  expect(said(step, ["BT", "+(0,2)02", "+(1,2)03"])).toBe("learn-greentown-lead");
  expect(said(step, ["T"])).toBe("learn-greentown-lead");
});
