// What others do in a lesson, seen part by part on the board while the lesson tells of it.
import { motionAllowed } from "../shell/motion.ts";
import { settings } from "../shell/settings.svelte.ts";
import { pauseOf } from "../table/playback/turn-playback.svelte.ts";
import type { Course } from "./course.svelte.ts";
import type { Play } from "./lesson.ts";

/** Whether turns of others are played out, by what was chosen or by what moves at all. */
export function moves(): boolean {
  return pauseOf(settings.pace, motionAllowed()) > 0;
}

/** Play out some plays one after the other, until somebody goes on; `lay` lays the table as it is after the first of them. */
export async function playOut(course: Course, plays: Play[], lay: (first?: number) => Promise<void>): Promise<void> {
  try {
    for (const [number, { seat, action }] of plays.entries()) {
      const parts = seat >= 0 ? course.partsOf(action) : [];
      if (number > 0 && parts.length > 0) await lay(number);
      for (const part of parts) {
        if (course.wanted) break;
        course.table.played = { seat, action: part };
        await rest(course);
      }
    }
    await lay();
  } finally {
    course.table.played = null;
  }
}

/** Stand still for a while, or until somebody wants to go on. */
async function rest(course: Course): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, pauseOf(settings.pace, motionAllowed()));
    course.hurry = () => {
      clearTimeout(timer);
      done();
    };
  });
}
