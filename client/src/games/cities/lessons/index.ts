// The lessons on Cities: one for each level, one on moving tourists, one on planning.

import type { Lesson, LessonStep, SeatAction } from "../../../learn/lesson.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { MoveDraft } from "../../../wire/table.svelte.ts";
import { type MoveOutline, outline, playerOf } from "./outline.ts";

type LaterCue = NonNullable<LessonStep["cues"]>[number];

const promised = ({ brings }: ChoiceView) => Number(brings[0]?.args?.points ?? 0);
const drawn = (tile: number): SeatAction[] => [{ seat: -1, action: `tile ${tile}` }];
const moved = (...actions: [tile: number, action: string][]): SeatAction[] =>
  actions.flatMap(([tile, action]) => [...drawn(tile), { seat: 0, action }]);

/** What is said once the tile lies, and once the move is whole. */
function cuesFor(word: string, least = 2, at: LaterCue["at"] = "part=trial"): [LaterCue, LaterCue] {
  const laid = ({ words }: MoveDraft) => words.length === 1;
  const whole = { say: "learn-cities-finish", at: "deed=done", when: ({ words }: MoveDraft) => words.length > 1 };
  if (least === 1) return [{ say: "learn-cities-finish-tile", at: "deed=done", when: laid }, whole]; // a tile alone does it
  return [{ say: word, at, when: laid }, whole];
}

interface Growth {
  tile: number;
  answer: string;
  /** The points that must come: to the new tourist, or to all. */
  by: number;
  /** The kinds of field on which a new tourist must earn them. */
  on?: string;
  /** Whether a new tourist must come, and the whole city earn them; without this and `on` the tile must bring them alone. */
  together?: boolean;
}

/** A step in which the city must become worth more; its text by its name, and another is said if it does not. */
function grow(
  name: string,
  at: LaterCue["at"],
  { tile, answer, by, on, together = false }: Growth,
): LessonStep<MoveOutline> {
  const missed = `learn-cities-${name}-missed`;
  const more = on !== undefined || together;
  return {
    say: `learn-cities-${name}`,
    at,
    cues: cuesFor(`learn-cities-${name}-then`, more ? 2 : 1),
    before: drawn(tile),
    answer,
    wants({ points, entered }) {
      if (more && !entered) return "learn-cities-no-tourist";
      const own = entered?.earns ?? 0;
      const enough = on ? on.includes(entered?.kind ?? "") && own >= by : points - (together ? 0 : own) >= by;
      return enough ? null : missed;
    },
    astray: ({ words, ends }, before) => {
      if (ends.length === 0 || words.length === 0) return null;
      // Where no tourist is asked for the tile alone must do it: whoever only lays it is not praised for what another tourist would bring.
      const alone = !more && words.length === 1;
      const able = ends.filter(
        ({ word, why_not }) => !why_not && (alone ? word === "-" : !more || word.startsWith("+")),
      );
      if (able.some((end) => promised(end) - playerOf(before).total >= by)) return null;
      if (words.length === 1) return more ? "learn-cities-tile-missed" : missed;
      return able.length === 0 ? "learn-cities-no-tourist" : missed;
    },
  };
}

/** A step in which a tourist of the city must move so, as the whole move is written, and enough come of it: points, if it earns. */
function lead(
  name: string,
  at: string,
  tile: number,
  answer: string,
  how: RegExp,
  enough: (move: MoveOutline) => boolean,
  earns = true,
  touched: LaterCue["at"] = "piece=tourist",
): LessonStep<MoveOutline> {
  const missed = `learn-cities-${name}-missed`;
  const [touch, whole] = cuesFor(`learn-cities-${name}-then`, 2, touched);
  const finish = { ...whole, say: "learn-cities-finish-move" }; // whether the tourist earns more is not known yet
  const again = { ...touch, when: ({ words }: MoveDraft) => words.length > 0 }; // also where another was led, or a new one came
  return {
    say: `learn-cities-${name}`,
    at,
    cues: [again, { say: `learn-cities-${name}-lifted`, at: "piece=lifted" }, finish],
    before: drawn(tile),
    answer,
    wants: (move) => (how.test(move.action) && enough(move) ? null : missed),
    astray: ({ words, ends }, before) => {
      if (words.length < 2) return null;
      const vain = earns && ends.some((end) => promised(end) <= playerOf(before).total);
      return how.test(words.join(" ")) && !vain ? null : missed;
    },
  };
}

function record(level: number, start: string, layout: string): string {
  return `cities 1\ntiles mixed24\nlevel ${level}\nvariants -\nplayer 1 Kim\nstart ${start}\n1 ${layout}\n`;
}

const FIRST = record(1, "16 6 17", "16S@d4 6W@c3 17N@b2");
const THIRD = record(3, "2 5 17", "2N@d4 5N@c3 17N@d2");

function lesson(name: string, level: number, opening: string, steps: LessonStep<MoveOutline>[]): Lesson<MoveOutline> {
  const options = { level: String(level), variants: "-" };
  return {
    name: `cities-${name}`,
    game: "cities",
    seat: 0,
    record: opening,
    outline,
    steps,
    next: { options, bots: 1 },
  };
}

/** A tile with two terraces, with a tourist on one of them. */
const ON_A_TERRACE = /^2(N.* \+[34]|E.* \+[13]|S.* \+[12]|W.* \+[24])/;

/** Where something like this was laid on the pupil's own table: the cell, or the field on which its tourist stands. */
const laidAs =
  (like: RegExp, field = false) =>
  (plays: readonly SeatAction[]) => {
    const [, cell, quadrant] = /@(\w+).*(.)/.exec(plays.findLast((play) => like.test(play.action))?.action ?? "") ?? [];
    return `place=${cell}${field ? `.${quadrant}` : ""}`;
  };

const BOARD = "part=board";
const HAND = "part=hand";
const ONTO_THE_TILE = /\^|@(\w+) .*~\1\./; // a jump, or a walk to the tile just laid

export const lessons: Lesson<MoveOutline>[] = [
  lesson("1", 1, FIRST, [
    { say: "learn-cities-1-city", at: "place=b2 place=c3 place=d4", before: drawn(13) },
    { say: "learn-cities-1-fields", at: "place=b2" },
    { say: "learn-cities-1-pay", at: "place=d4" },
    { ...grow("1-tourist", HAND, { tile: 13, answer: "13N@a1 +1", by: 1, on: "AP" }), before: [] },
    grow("1-grow", laidAs(/^13/), { tile: 1, answer: "1N@b1 -", by: 1 }),
    grow("1-second", HAND, { tile: 5, answer: "5N@a2 +1", by: 1, on: "AP" }),
    {
      say: "learn-cities-1-idle",
      at: laidAs(ON_A_TERRACE),
      before: [...moved([2, "2S@c1 +2"]), ...drawn(14)],
      likewise: ON_A_TERRACE,
    },
    {
      ...lead(
        "1-move",
        HAND,
        14,
        "14N@c2 c1.2^1",
        /[~^]/,
        ({ moved: more, points }) => Math.min(more, points) > 0,
        true,
        laidAs(ON_A_TERRACE, true),
      ),
      before: [],
    },
    { say: "learn-cities-1-end", at: BOARD },
  ]),
  lesson("walk", 1, FIRST, [
    {
      say: "learn-cities-walk-stock",
      at: "place=a1 place=a2 place=c1",
      before: [...moved([13, "13N@a1 +1"], [1, "1N@b1 -"], [5, "5N@a2 +1"], [2, "2S@c1 +2"]), ...drawn(14)],
    },
    { say: "learn-cities-walk-idle", at: "place=c1" },
    { ...lead("walk-walk", HAND, 14, "14W@c2 c1.2~c1.3", /~/, ({ points }) => points > 0), before: [] },
    lead("walk-jump", HAND, 7, "7E@b3 c1.3^2", ONTO_THE_TILE, () => true, false),
    { say: "learn-cities-walk-end", at: BOARD },
  ]),
  lesson("2", 2, record(2, "6 12 13", "6N@d4 12N@c3 13N@d2"), [
    { say: "learn-cities-2-view", at: "place=d4", before: drawn(20) },
    { ...grow("2-terrace", HAND, { tile: 20, answer: "20E@c4 +4", by: 2, on: "T" }), before: [] },
    grow("2-water", HAND, { tile: 3, answer: "3N@b4 -", by: 1 }),
    grow("2-second", HAND, { tile: 24, answer: "24W@a4 +4", by: 2, on: "T" }),
    { say: "learn-cities-2-end", at: BOARD },
  ]),
  lesson("3", 3, THIRD, [
    { say: "learn-cities-3-borders", at: "place=d4 place=c3", before: drawn(14) },
    { ...grow("3-attraction", HAND, { tile: 14, answer: "14E@d3 +2", by: 4, on: "A" }), before: [] },
    grow("3-park", HAND, { tile: 18, answer: "18E@c2 +2", by: 4, on: "P" }),
    grow("3-view", HAND, { tile: 4, answer: "4S@c1 +2", by: 3, on: "T" }),
    { say: "learn-cities-3-end", at: BOARD },
  ]),
  lesson("plan", 3, THIRD, [
    {
      say: "learn-cities-plan-city",
      at: "place=c2 place=d3 place=c1",
      before: [...moved([14, "14E@d3 +2"], [18, "18E@c2 +2"], [4, "4S@c1 +2"]), ...drawn(24)],
    },
    { ...grow("plan-both", BOARD, { tile: 24, answer: "24N@d1 +3", by: 6, together: true }), before: [] },
    { say: "learn-cities-plan-few", at: HAND, before: drawn(11) },
    { ...grow("plan-wait", BOARD, { tile: 11, answer: "11E@e1 -", by: 3 }), before: [] },
    { say: "learn-cities-plan-end", at: BOARD },
  ]),
];
