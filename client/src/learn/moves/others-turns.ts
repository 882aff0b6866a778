// What others do in a lesson, seen part by part on the board while the lesson tells of it.
import { motionAllowed } from "../../shell/motion.ts";
import { settings } from "../../shell/settings.svelte.ts";
import { pauseOf } from "../../table/playback/Playback.svelte";
import type { PlayOthers } from "../lesson.ts";

const LOOK = 50; // milliseconds after which it is seen whether somebody wants to go on

/** Tells the step, then plays out the turns before it until somebody goes on; where nothing moves, all of them lie at once. */
export function playingOut(partsOf: (action: string) => string[]): PlayOthers {
  return async (course, before, tell, lay) => {
    const pause = pauseOf(settings.pace, motionAllowed());
    if (!pause) return lay();
    await lay(0);
    tell();
    try {
      for (const [number, { seat, action }] of before.entries()) {
        const parts = seat < 0 ? [] : partsOf(action);
        if (parts.length > 0) await lay(number);
        for (const part of parts) {
          if (course.left) return;
          course.table.played = { seat, action: part };
          const end = performance.now() + pause;
          while (!course.wanted && !course.left && performance.now() < end)
            await new Promise((then) => setTimeout(then, LOOK));
        }
      }
      await lay();
    } finally {
      course.table.played = null;
    }
  };
}
