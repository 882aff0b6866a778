// Three lessons on Cities, one for each level.

import type { Lesson, Play, Step } from "../../learn/lesson.ts";
import type { ChoiceView, TableView } from "../../wire/messages.ts";
import type { CitiesView } from "./view.ts";

const total = (sight: TableView) => (sight.view as CitiesView).players[0]?.total ?? 0;
const tourists = (sight: TableView) => (sight.view as CitiesView).players[0]?.city.tourists.length ?? 0;
const promised = ({ brings }: ChoiceView) => Number(brings[0]?.args?.points ?? 0);
const MOVED = /[~^]/; // a walk or a jump
const drawn = (tile: number): Play[] => [{ seat: -1, action: `tile ${tile}` }];

/** A step in which the city must become worth more, perhaps with one tourist more on the board; `missed` is said if it is not. */
function grow(say: string, missed: string, tile: number, answer: string, by: number, more: number): Step {
  return {
    say,
    before: drawn(tile),
    answer,
    wants: (after, before) => {
      if (tourists(after) - tourists(before) < more) return "learn-cities-no-tourist";
      return total(after) - total(before) < by ? missed : null;
    },
    astray: ({ words, ends }, before) => {
      if (ends.length === 0 || words.length === 0) return null;
      const able = ends.filter(({ word, why_not }) => !why_not && (more === 0 || word.startsWith("+")));
      if (able.some((end) => promised(end) - total(before) >= by)) return null;
      if (words.length === 1) return more === 0 ? missed : "learn-cities-tile-missed";
      return able.length === 0 ? "learn-cities-no-tourist" : missed;
    },
  };
}

function record(level: number, start: string, layout: string): string {
  return `cities 1\ntiles mixed24\nlevel ${level}\nvariants -\nplayer 1 Kim\nstart ${start}\n1 ${layout}\n`;
}

function lesson(level: number, opening: string, steps: Step[]): Lesson {
  const options = { level: String(level), variants: level === 1 ? "quickstart" : "-" };
  return { name: `cities-${level}`, game: "cities", seat: 0, record: opening, steps, next: { options, bots: 1 } };
}

export const lessons: Lesson[] = [
  lesson(1, record(1, "16 6 17", "16S@d4 6W@c3 17N@b2"), [
    { say: "learn-cities-1-city" },
    grow("learn-cities-1-tourist", "learn-cities-1-tourist-missed", 13, "13N@a1 +1", 1, 1),
    grow("learn-cities-1-grow", "learn-cities-1-grow-missed", 1, "1N@b1 -", 1, 0),
    grow("learn-cities-1-second", "learn-cities-1-second-missed", 5, "5N@a2 +1", 1, 1),
    {
      say: "learn-cities-1-walk",
      before: drawn(7),
      answer: "7N@c1 a1.1~a1.2",
      wants: (_after, _before, action) => (MOVED.test(action) ? null : "learn-cities-no-walk"),
      astray: ({ words: [, tourist] }) => (!tourist || MOVED.test(tourist) ? null : "learn-cities-no-walk"),
    },
    { say: "learn-cities-1-end" },
  ]),
  lesson(2, record(2, "6 12 13", "6N@d4 12N@c3 13N@d2"), [
    { say: "learn-cities-2-view" },
    grow("learn-cities-2-terrace", "learn-cities-2-terrace-missed", 20, "20E@c4 +4", 2, 1),
    grow("learn-cities-2-water", "learn-cities-2-water-missed", 3, "3N@b4 -", 1, 0),
    grow("learn-cities-2-second", "learn-cities-2-second-missed", 24, "24W@a4 +4", 2, 1),
    { say: "learn-cities-2-end" },
  ]),
  lesson(3, record(3, "2 5 17", "2N@d4 5N@c3 17N@d2"), [
    { say: "learn-cities-3-borders" },
    grow("learn-cities-3-attraction", "learn-cities-3-attraction-missed", 14, "14E@d3 +2", 4, 1),
    grow("learn-cities-3-park", "learn-cities-3-park-missed", 18, "18E@c2 +2", 4, 1),
    grow("learn-cities-3-view", "learn-cities-3-view-missed", 4, "4S@c1 +2", 3, 1),
    { say: "learn-cities-3-end" },
  ]),
];
