// “Show me”: the lesson's answer is tried out on the table, and played only when somebody goes on.
import { tick } from "svelte";
import type { LessonCourse } from "../course.svelte.ts";
import type { SeatAction } from "../lesson.ts";
import { answerOn, playOut, shownNext } from "./shown-answer.ts";

/** The lesson's own answer where the pupil's table allows it, after what the pupil has begun if it can be; else one like it there;
 * else on the lesson's table. It lies on trial until somebody goes on; where it is shown word by word, one word more. */
export async function showMe(course: LessonCourse, answer: string): Promise<void> {
  const { table, study, lesson, shown } = course;
  const { beginnings, seat } = lesson;
  const { words, tried = [] } = table.draft;
  const own = words.concat(tried); // before it makes room
  if (!table.sight) return;
  const found = await answerOn(course, table.sight, answer);
  const action = found ?? answer;
  if (!found) await layAfresh(course, course.until(course.at));
  if (beginnings && table.tryOut && found) {
    let next = shownNext(action, beginnings, words, shown);
    if (!next) await layAfresh(course, study.plays);
    next ??= shownNext(action, beginnings, [], []) ?? [];
    await table.tryOut(next);
    course.shown = next;
    course.shownMove = action;
  } else if (!beginnings && (await playOut(course, action))) course.shownMove = action;
  else if (!beginnings || !table.tryOut) await course.on([...study.plays, { seat, action }]);
  const said = action.split(" ");
  if (!found) course.tellSetBack("learn-shown-anew");
  else if (own.some((word, at) => !said[at]?.startsWith(word))) course.tellSetBack("learn-shown-other");
}

/** Lay a table, and forget what has been begun there. */
async function layAfresh({ study, table }: LessonCourse, plays: SeatAction[]): Promise<void> {
  if (table.tryOut) await study.show(plays.slice(0, -1)); // something else is asked meanwhile
  await study.show(plays);
  await tick();
}
