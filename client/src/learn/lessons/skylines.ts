// A lesson on Skylines alone: a service, a zone that uses it, a utility, an exchange, a shop, and the end of a milestone.
import type { SkylinesView } from "../../skylines/view.ts";
import type { Sight } from "../../wire/said.ts";
import type { Lesson, Play } from "../lesson.ts";

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

const money = (sight: Sight) => (sight.view as SkylinesView).bars.find(({ marker }) => marker === "mon")?.value ?? 0;
const you = (action: string): Play => ({ seat: 0, action });
const dealt = (card: string): Play => ({ seat: -1, action: `>${card}` });
const draws = (card: string): Play[] => [you("+1"), dealt(card)];

/** The card that the step is about must be played, and bring so much money. */
function playing(card: string, brings: number, wrong: string) {
  return (after: Sight, before: Sight, action: string): string | null => {
    if (!action.startsWith(`play ${card} `)) return "learn-skylines-other-card";
    return money(after) - money(before) < brings ? wrong : null;
  };
}

/** Only this action is what the step is about. */
const only = (pattern: RegExp, wrong: string) => (_after: Sight, _before: Sight, action: string) =>
  pattern.test(action) ? null : wrong;

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
        wants: only(/^play 1S1 /, "learn-skylines-other-card"),
      },
      { say: "learn-skylines-draw", answer: "+1", wants: only(/^\+1$/, "learn-skylines-pile-one") },
      {
        say: "learn-skylines-homes",
        before: [dealt("1S6")],
        answer: "play 1R1 L3 Ag1/0",
        wants: playing("1R1", 1, "learn-skylines-not-beside"),
      },
      {
        say: "learn-skylines-power",
        before: draws("1R5"),
        answer: "play 1U1 Aa1/0",
        wants: only(/^play 1U1 /, "learn-skylines-other-card"),
      },
      {
        say: "learn-skylines-exchange",
        before: draws("1I1"),
        answer: "swap 1I3",
        wants: only(/^swap /, "learn-skylines-no-exchange"),
      },
      {
        say: "learn-skylines-shops",
        before: draws("1U2"),
        answer: "play 1C4 L3 Ae2/0",
        wants: playing("1C4", 4, "learn-skylines-not-beside"),
      },
      {
        say: "learn-skylines-milestone",
        before: [...draws("1S3"), you("play 1R3 L3 Aa5/0"), ...draws("1R7"), you("play 1R4 L3 Ae5/0"), ...draws("1S5")],
        answer: "end",
        wants: only(/^end$/, "learn-skylines-not-ended"),
      },
      { say: "learn-skylines-end" },
    ],
  },
];
