// What “Show me” plays: the lesson's answer, after as much as it can keep of what the pupil has said, or a move like it.
import { tick } from "svelte";
import { motionAllowed } from "../../shell/motion.ts";
import { settings } from "../../shell/settings.svelte.ts";
import { pauseOf } from "../../table/playback/Playback.svelte";
import type { TableView } from "../../wire/messages.ts";
import type { LessonCourse } from "../course.svelte.ts";

const TRIED = 24; // first words, at most, that are looked at for a move like the answer, and whole moves that are asked for

/** The lesson's answer as the pupil's table allows it, or a move of two words there that does what the step is about; null if none is found. */
export async function answerOn(
  { study, step, table }: LessonCourse,
  sight: TableView,
  answer: string,
): Promise<string | null> {
  const { words: said } = table.draft;
  for (const action of answersAfter(said, answer)) if (await study.allows(action)) return action;
  const { astray } = step;
  if (!astray || answer.split(" ").length !== 2) return null;
  const offered = (await study.offered(study.plays, [])).flatMap(({ word, why_not }) => (why_not ? [] : word));
  let left = TRIED;
  for (const word of [...new Set([...said.slice(0, 1), ...offered])].slice(0, TRIED)) {
    const ends = (await study.offered(study.plays, [word])).filter(({ why_not, whole }) => whole && !why_not);
    if (astray({ words: [word], ends }, sight)) continue;
    for (const end of ends) {
      const action = `${word} ${end.word}`;
      if (astray({ words: [word, end.word], ends: [end] }, sight)) continue;
      if (left-- === 0) return null;
      if (await study.allows(action)) return action;
    }
  }
  return null;
}

/** Try a move out on the table word by word, with time to see each; whether all of it lies there. */
export async function playOut(course: LessonCourse, action: string): Promise<boolean> {
  const { table } = course;
  const words = action.split(" ");
  if (!table.tryOut) return false;
  const pause = pauseOf(settings.pace, motionAllowed());
  for (let count = 1; count <= words.length; count++) {
    const part = words.slice(0, count);
    await tick();
    await table.tryOut(part);
    await tick();
    if (table.draft.words.join(" ") !== part.join(" ")) return false;
    course.shown = part;
    if (count < words.length) await new Promise((then) => setTimeout(then, pause));
    if (course.left) return true;
  }
  return true;
}

/** The lesson's answer after the words that the pupil has said, as many as fit; the answer alone comes last. */
export function answersAfter(said: string[], answer: string): string[] {
  const [first = "", ...rest] = answer.split(" ");
  const found: string[] = [];
  for (let kept = Math.min(said.length, rest.length + 1); kept > 0; kept--)
    for (const more of choose(rest, rest.length + 1 - kept).reverse())
      found.push([...said.slice(0, kept), ...more].join(" "));
  return [...new Set([...found, [first, ...rest].join(" ")])];
}

/** What of an answer is to be seen next, after what was said and what was shown last: its words one by one, each tried out, if need be
 * from its beginnings on, before it is said; the last of them stays. Null where something else was said. */
export function shownNext(
  answer: string,
  beginnings: (word: string) => string[],
  said: string[],
  shown: string[],
): string[] | null {
  const [first = "", ...rest] = answer.split(" ");
  const words = [first, ...rest];
  if (!said.every((word, at) => word === words[at])) return null;
  const views = rest.flatMap((word, at) =>
    ["", ...beginnings(word), word].map((last) => [...words.slice(0, at + 1), last]),
  );
  const here = views.filter((view) => view.length === said.length + 1);
  const at = views.findIndex((view) => view.join(" ") === shown.join(" ") && here.includes(view));
  return (at < 0 ? (here[1] ?? (said.length === 0 ? views[0] : null)) : (views[at + 1] ?? views[at])) ?? null;
}

/** So many of the words in their order, each way once. */
function choose(words: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return words.flatMap((word, at) => choose(words.slice(at + 1), count - 1).map((more) => [word, ...more]));
}
