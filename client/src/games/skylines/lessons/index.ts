// The lessons on Skylines alone: the bars, the districts, a milestone, what scenarios add, and what to think of.
import type { Lesson, SeatAction } from "../../../learn/lesson.ts";
import { modules } from "./modules.ts";
import {
  type ActionOutline,
  dealt,
  drawing,
  draws,
  ending,
  type Judged,
  MAP,
  nextIn,
  only,
  outline,
  playing,
  record,
  tellingDraws,
  you,
} from "./steps.ts";

const INTRO = record("intro", "B0 E0 A0", 12, "-");
const DEALT = dealt("1S1", "1R1", "1U1", "1R4", "1C4", "1I3", "1R3");
const HAND: SeatAction[] = [...DEALT, you("open A")];
const HOMES: SeatAction[] = [
  ...HAND,
  you("play 1S1 Ae1/0"),
  ...draws("1S6"),
  you("play 1R1 L3 Ag1/0"),
  ...draws("1R5"),
];
const SHOPS: SeatAction[] = [
  ...HOMES,
  you("play 1U1 Aa1/0"),
  ...draws("1I1"),
  you("swap 1I3"),
  ...draws("1U2"),
  you("play 1C4 L3 Ah2/2"),
];
/** What comes after those homes until each district holds a tile, with happiness to score. */
const THRIVING: SeatAction[] = [
  you("play 1S6 Aa5/0"),
  ...draws("1I1"),
  you("play 1R4 L3 Aa7/0"),
  ...draws("1S3"),
  you("play 1C4 L3 Ah2/2"),
  ...draws("1R7"),
  you("play 1U1 Aa1/0"),
  ...draws("1S5"),
  you("play 1S3 Ae5/0"),
  ...draws("1R6"),
];
const READY: SeatAction[] = [
  ...SHOPS,
  ...draws("1S3"),
  you("play 1R3 L3 Aa5/0"),
  ...draws("1R7"),
  you("play 1R4 L3 Ae5/0"),
  ...draws("1S5"),
];

function lesson(name: string, steps: Judged[]): Lesson<ActionOutline> {
  return {
    name: `skylines-${name}`,
    game: "skylines",
    seat: 0,
    record: INTRO,
    outline,
    next: nextIn("intro"),
    steps: tellingDraws(steps),
  };
}

export const lessons: Lesson<ActionOutline>[] = [
  lesson("bars", [
    { say: "learn-skylines-bars-boards", at: MAP, before: DEALT },
    {
      say: "learn-skylines-bars-open",
      at: "board=A",
      cues: [{ say: "learn-skylines-milestone-buy", at: "deed=done", when: ({ words }) => words.length > 1 }],
      answer: "open A",
      ...only(/^open A$/, /^(open( A)?)?$/, "learn-skylines-bars-other-board"),
    },
    { say: "learn-skylines-bars-districts", at: MAP },
    { say: "learn-skylines-bars-scales", at: "part=bars" },
    { say: "learn-skylines-bars-money", at: "marker=mon" },
    { say: "learn-skylines-bars-happiness", at: "marker=hap marker=ovr" },
    {
      say: "learn-skylines-bars-clinic",
      at: "card=1S1",
      answer: "play 1S1 Ae1/0",
      ...playing("1S1"),
    },
    { say: "learn-skylines-bars-draw", ...drawing(1) },
    {
      say: "learn-skylines-bars-homes",
      at: "card=1R1",
      before: dealt("1S6"),
      answer: "play 1R1 L3 Ag1/0",
      ...playing("1R1", { bar: "mon", by: 1 }),
    },
    { say: "learn-skylines-bars-water", at: "marker=wat", names: "marker=hap", before: draws("1R5") },
    { say: "learn-skylines-bars-work", at: "marker=lab", names: "marker=mon" },
    { say: "learn-skylines-bars-later", at: MAP, before: THRIVING },
    { say: "learn-skylines-bars-end", at: "deed=end", ...ending("learn-skylines-bars-ending") },
    { say: "learn-skylines-bars-scored", at: "marker=ovr marker=hap" },
    { say: "learn-skylines-bars-goal", at: "marker=ovr", names: "marker=pol marker=tra marker=cri" },
  ]),
  lesson("districts", [
    { say: "learn-skylines-districts-map", at: MAP, before: HOMES },
    { say: "learn-skylines-districts-utility", at: "card=1U1" },
    { say: "learn-skylines-districts-power", at: "card=1U1", answer: "play 1U1 Aa1/0", ...playing("1U1") },
    {
      say: "learn-skylines-districts-swap",
      at: "card=1I3",
      before: draws("1I1"),
      cues: [
        { say: "learn-skylines-districts-swap-then", at: "deed=swap" },
        { say: "learn-skylines-districts-swap-do", at: "deed=done", when: ({ words }) => words[0] === "swap" },
      ],
      answer: "swap 1I3",
      // A card is taken up before it is exchanged.
      ...only(/^swap /, /^(swap.*|play \w+( \w+)?)?$/, "learn-skylines-no-exchange"),
    },
    {
      say: "learn-skylines-districts-shops",
      at: "card=1C4",
      before: draws("1U2"),
      answer: "play 1C4 L3 Ah2/2",
      ...playing("1C4", { bar: "mon", by: 4 }),
    },
    { say: "learn-skylines-districts-end", at: MAP, before: draws("1S3") },
  ]),
  lesson("milestone", [
    { say: "learn-skylines-milestone-ready", at: MAP, before: READY },
    {
      say: "learn-skylines-milestone-end",
      at: "deed=end",
      ...ending("learn-skylines-milestone-cost"),
    },
    { say: "learn-skylines-milestone-scored", at: "marker=ovr marker=hap" },
    {
      say: "learn-skylines-milestone-open",
      at: MAP,
      cues: [{ say: "learn-skylines-milestone-buy", at: "deed=done", when: ({ words }) => words.length > 1 }],
      answer: "open E",
      ...only(/^open /, /^(open.*)?$/, "learn-skylines-not-ended"),
    },
    {
      say: "learn-skylines-milestone-renew",
      at: "part=tray",
      answer: "renew",
      ...only(/^renew/, /^(renew.*)?$/, "learn-skylines-not-ended"),
    },
    { say: "learn-skylines-milestone-lost", at: "marker=hap" },
  ]),
  ...modules,
  lesson("plan", [
    {
      say: "learn-skylines-plan-early",
      at: "marker=hap",
      before: [...dealt("1S6", "1R4", "1S1", "1R1", "1C4", "1I3", "1R3"), you("open A")],
    },
    { say: "learn-skylines-plan-park", at: "card=1S6", answer: "play 1S6 Ae1/0", ...playing("1S6") },
    {
      say: "learn-skylines-plan-cottages",
      at: "card=1R4",
      before: draws("1U2"),
      answer: "play 1R4 L3 Ag1/0",
      ...playing("1R4", { bar: "hap", by: 2 }),
    },
    { say: "learn-skylines-plan-money", at: "marker=mon", before: draws("1U1") },
    { say: "learn-skylines-plan-minus", at: MAP, names: "marker=pow marker=wat marker=gar marker=tra marker=cri" },
    { say: "learn-skylines-plan-anyway", at: MAP },
    { say: "learn-skylines-plan-end", at: "marker=pow marker=wat marker=gar" },
  ]),
];
