// What others do in a lesson, seen part by part on the board while the lesson tells of it.
import { motionAllowed } from "../shell/motion.ts";
import { settings } from "../shell/settings.svelte.ts";
import { pauseOf } from "../table/playback/turn-playback.svelte.ts";
import type { Course } from "./course.svelte.ts";

const LOOK = 50; // milliseconds after which it is seen whether somebody wants to go on

/** Let a course play turns of others out, as the game's table takes their actions apart; at once where nothing moves. */
export function playOutTurns(course: Course, partsOf: (action: string) => string[]): void {
  const { table } = course;
  course.playOut = async (before, tell, lay) => {
    const pause = pauseOf(settings.pace, motionAllowed());
    const seen = before.map(({ seat, action }) => (seat < 0 ? [] : partsOf(action)));
    if (!pause || !seen.some((parts) => parts.length > 0)) return false;
    tell();
    try {
      for (const [number, parts] of seen.entries()) {
        if (number > 0 && parts.length > 0) await lay(number);
        for (const part of parts) {
          table.played = { seat: before[number]?.seat ?? 0, action: part };
          const end = performance.now() + pause;
          while (!course.wanted && performance.now() < end) await new Promise((then) => setTimeout(then, LOOK));
        }
      }
      await lay();
    } finally {
      table.played = null;
    }
    return true;
  };
}
