// What the steps of the lessons on Skylines are made of: records, what is dealt and drawn, and what a step asks for.
import type { Cue, LessonStep, SeatAction } from "../../../learn/lesson.ts";
import type { TableView } from "../../../wire/messages.ts";
import type { MoveDraft } from "../../../wire/table.svelte.ts";
import { earns, type SkylinesView } from "../pieces/view.ts";

const CARD = /^>\d[^N]/; // no news
export const MAP = "part=map";
const SET = "townwright-tuned-2"; // of which the home page begins a game

export function record(scenario: string, layout: string, capital: number, modules: string): string {
  const tags = { Game: "skylines", Version: "1", Set: SET, Scenario: scenario, Layout: layout };
  const all = { ...tags, Players: "1", Capital: String(capital), Modules: modules, Seat1: "Kim" };
  return Object.entries(all)
    .map(([tag, value]) => `[${tag} "${value}"]\n`)
    .join("");
}

export const you = (action: string): SeatAction => ({ seat: 0, action });
export const dealt = (...cards: string[]): SeatAction[] => cards.map((card) => ({ seat: -1, action: `>${card}` }));
/** The game to play afterwards, with the cards and boards of the lesson. */
export const nextIn = (scenario: string) => ({ options: { scenario, set: SET }, bots: 0 });
/** A card is drawn from the pile of a stage. */
export const draws = (card: string, stage = 1): SeatAction[] => [you(`+${stage}`), ...dealt(card)];

/** All that the lessons see of an action. */
export interface ActionOutline {
  action: string;
  /** By how much each bar rose. */
  rises: Record<string, number>;
}

const values = ({ view }: TableView) =>
  Object.fromEntries((view as SkylinesView).bars.map(({ marker, value }) => [marker, value]));

export function outline(after: TableView, before: TableView, action: string): ActionOutline {
  const old = values(before);
  const rises = Object.entries(values(after)).map(([bar, value]) => [bar, value - (old[bar] ?? 0)]);
  return { action, rises: Object.fromEntries(rises) };
}

export type Judged = LessonStep<ActionOutline>;

/** A card is to be played, and bring so much on a bar: `other` is said of other cards, and `missed` or `misshapen` where the reward does not come. */
export function playing(card: string, reward: { bar: string; by: number } | null = null): Omit<Judged, keyof Cue> {
  const other = "learn-skylines-other-card";
  const missed = "learn-skylines-not-beside";
  const misshapen = "learn-skylines-other-shape"; // no place for this tile brings the reward
  const shaped = ({ words }: MoveDraft) => words[0] === "play" && words.length === 3; // only a zone has a shape to choose
  const taken = ({ words }: MoveDraft) => words[0] === "play" && words.length > 1;
  return {
    cues: [
      { say: reward ? "learn-skylines-place-earns" : "learn-skylines-place", at: MAP, when: taken },
      {
        say: "learn-skylines-place-zone",
        at: "part=shapes",
        names: MAP,
        when: (draft) => reward !== null && shaped(draft),
      },
      { say: "learn-skylines-build", at: "deed=done", when: taken },
    ],
    wants({ action, rises }) {
      if (!action.startsWith(`play ${card} `)) return other;
      return reward && (rises[reward.bar] ?? 0) < reward.by ? missed : null;
    },
    astray({ words, ends }, before) {
      if (!["play", card].every((word, at) => words.length <= at || words[at] === word)) return other;
      const name = (before.view as SkylinesView).seats[0]?.hand.find(({ id }) => id === card)?.name ?? "";
      const places = reward && words.length > 2 ? ends : [];
      return places.length > 0 && !places.some((place) => earns(place.brings, name))
        ? words.length === 3 && shaped({ words, ends })
          ? misshapen
          : missed
        : null;
    },
  };
}

/** Only such an action is what the step is about; a beginning that can become none is said to be wrong at once. */
export function only(whole: RegExp, beginning: RegExp, wrong: string): Pick<Judged, "wants" | "astray"> {
  return {
    wants: ({ action }) => (whole.test(action) ? null : wrong),
    astray: ({ words }) => (beginning.test(words.join(" ")) ? null : wrong),
  };
}

/** The milestone is to be ended; `cost` is said beside what that does. */
export function ending(cost: string): Omit<Judged, keyof Cue> {
  const when = ({ words }: MoveDraft) => words[0] === "end";
  return {
    cues: [
      { say: cost, at: "part=ending", names: "deed=done", when },
      { say: cost, at: "part=ending deed=done", when },
    ],
    answer: "end",
    ...only(/^end$/, /^(end)?$/, "learn-skylines-not-ended"),
  };
}

/** The steps of a lesson; those before which one was drawn for the pupil say so first. */
export function tellingDraws(steps: Judged[]): Judged[] {
  return steps.map((step, at) => {
    const drawn = step.before?.filter(({ action }) => CARD.test(action)).length;
    if (at === 0 || drawn !== 1 || steps[at - 1]?.answer?.startsWith("+")) return step; // what pupils draw themselves they see
    return { ...step, first: "learn-skylines-drawn" };
  });
}

/** A card is to be drawn from the pile of a stage. */
export function drawing(stage: number): Pick<Judged, "at" | "answer" | "wants" | "astray"> {
  const source = `+${stage}`;
  return {
    at: `source=${source}`,
    answer: source,
    wants: ({ action }) => (action === source ? null : "learn-skylines-other-pile"),
    astray: () => null,
  };
}
