// A lesson on Skylines alone: a service, a zone that uses it, a utility, an exchange, a shop, and the end of a milestone.

import type { Lesson, Play, Step } from "../../learn/lesson.ts";
import type { TableView } from "../../wire/messages.ts";
import type { MoveDraft } from "../../wire/table.svelte.ts";
import { earns, type SkylinesView } from "./pieces/view.ts";

const RECORD = [
  '[Game "skylines"]',
  '[Version "1"]',
  '[Set "townwright-draft-1"]',
  '[Scenario "intro"]',
  '[Layout "B0 E0 A0"]',
  '[Players "1"]',
  '[Capital "12"]',
  '[Modules "-"]',
  '[Seat1 "Kim"]',
  "",
].join("\n");

const money = (sight: TableView) =>
  (sight.view as SkylinesView).bars.find(({ marker }) => marker === "mon")?.value ?? 0;
const you = (action: string): Play => ({ seat: 0, action });
const dealt = (card: string): Play => ({ seat: -1, action: `>${card}` });
const draws = (card: string): Play[] => [you("+1"), dealt(card)];

type Judging = Required<Pick<Step, "wants" | "astray">>;

/** The card that the step is about must be played, and bring so much money. */
function playing(card: string, other: string, brings = 0): Judging {
  const missed = "learn-skylines-not-beside";
  return {
    wants(after, before, action) {
      if (!action.startsWith(`play ${card} `)) return other;
      return brings > 0 && money(after) - money(before) < brings ? missed : null;
    },
    astray({ words, ends }, before) {
      if (words.length > 0 && (words[0] !== "play" || words[1] !== card)) return other;
      const name = (before.view as SkylinesView).seats[0]?.hand.find(({ id }) => id === card)?.name ?? "";
      const places = brings > 0 && words.length > 2 ? ends : [];
      return places.length > 0 && !places.some((place) => earns(place.brings, name)) ? missed : null;
    },
  };
}

/** Only such an action is what the step is about; a beginning that can become none is said to be wrong at once. */
function only(whole: RegExp, beginning: RegExp, wrong: string): Judging {
  return {
    wants: (_after, _before, action) => (whole.test(action) ? null : wrong),
    astray: ({ words }: MoveDraft) => (beginning.test(words.join(" ")) ? null : wrong),
  };
}

export const lessons: Lesson[] = [
  {
    name: "skylines",
    game: "skylines",
    seat: 0,
    record: RECORD,
    next: { options: { scenario: "intro" }, bots: 0 },
    steps: [
      {
        say: "learn-skylines-bars",
        before: [...["1S1", "1R1", "1U1", "1R4", "1C4", "1I3", "1R3"].map(dealt), you("open A")],
      },
      {
        say: "learn-skylines-clinic",
        answer: "play 1S1 Ae1/0",
        ...playing("1S1", "learn-skylines-other-than-clinic"),
      },
      { say: "learn-skylines-draw", answer: "+1", ...only(/^\+1$/, /^/, "learn-skylines-pile-one") },
      {
        say: "learn-skylines-homes",
        before: [dealt("1S6")],
        answer: "play 1R1 L3 Ag1/0",
        ...playing("1R1", "learn-skylines-other-than-homes", 1),
      },
      {
        say: "learn-skylines-power",
        before: draws("1R5"),
        answer: "play 1U1 Aa1/0",
        ...playing("1U1", "learn-skylines-other-than-power"),
      },
      {
        say: "learn-skylines-exchange",
        before: draws("1I1"),
        answer: "swap 1I3",
        // A card is taken up before it is exchanged.
        ...only(/^swap /, /^(swap.*|play \w+( \w+)?)?$/, "learn-skylines-no-exchange"),
      },
      {
        say: "learn-skylines-shops",
        before: draws("1U2"),
        answer: "play 1C4 L3 Ae2/0",
        ...playing("1C4", "learn-skylines-other-than-shops", 4),
      },
      {
        say: "learn-skylines-milestone",
        before: [...draws("1S3"), you("play 1R3 L3 Aa5/0"), ...draws("1R7"), you("play 1R4 L3 Ae5/0"), ...draws("1S5")],
        answer: "end",
        ...only(/^end$/, /^(end)?$/, "learn-skylines-not-ended"),
      },
      { say: "learn-skylines-end" },
    ],
  },
];
