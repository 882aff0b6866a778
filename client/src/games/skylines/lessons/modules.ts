// The lessons on what scenarios 1 to 4 add: unique buildings, roles, policies, news.
import type { Lesson } from "../../../learn/lesson.ts";
import {
  type ActionOutline,
  dealt,
  drawing,
  draws,
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

const HAND = dealt("1S1", "1R1", "1U1", "1R4", "1C4", "1I3", "1R3");
const ROLES = dealt("K1", "K6");

function lesson(
  name: string,
  scenario: string,
  layout: string,
  modules: string,
  steps: Judged[],
): Lesson<ActionOutline> {
  return {
    name: `skylines-${name}`,
    game: "skylines",
    seat: 0,
    record: record(scenario, layout, 10, modules),
    outline,
    next: nextIn(scenario),
    steps: tellingDraws(steps),
  };
}

export const modules: Lesson<ActionOutline>[] = [
  lesson("unique", "1", "A0 B3/C2 F0", "unique", [
    {
      say: "learn-skylines-unique-card",
      at: "card=2Q3",
      before: [...HAND, you("open A"), you("play 1R1 L3 Aa1/0"), ...draws("2Q3", 2)],
    },
    { say: "learn-skylines-unique-play", at: "card=2Q3", answer: "play 2Q3 Ae1/0", ...playing("2Q3") },
    { say: "learn-skylines-unique-lasts", at: MAP, before: draws("1R5") },
    {
      say: "learn-skylines-unique-shop",
      at: "card=1C4",
      answer: "play 1C4 L3 Ab2/0",
      ...playing("1C4", { bar: "mon", by: 5 }),
    },
    { say: "learn-skylines-unique-end", at: "marker=mon" },
  ]),
  lesson("roles", "2", "A2 B1/C3 D2", "unique roles", [
    { say: "learn-skylines-roles-offer", at: "part=roles", before: [...HAND, ...ROLES] },
    {
      say: "learn-skylines-roles-keep",
      at: "role=K1",
      answer: "role K1",
      ...only(/^role K1$/, /^(role.*)?$/, "learn-skylines-roles-other"),
    },
    {
      say: "learn-skylines-roles-clinic",
      at: "card=1S1",
      before: [you("open A")],
      answer: "play 1S1 Af1/0",
      ...playing("1S1"),
    },
    { say: "learn-skylines-roles-end", at: "marker=mon" },
  ]),
  lesson("policies", "3", "D0 --/A1 --/C1 E3", "unique roles policies", [
    {
      say: "learn-skylines-policies-card",
      at: "card=2P1",
      before: [...HAND, ...ROLES, you("role K1"), you("open A"), you("play 1R3 L3 Aa1/0"), ...draws("2P1", 2)],
    },
    { say: "learn-skylines-policies-garbage", at: "marker=gar", names: "card=2P1" },
    {
      say: "learn-skylines-policies-enact",
      at: "card=2P1",
      cues: [{ say: "learn-skylines-policies-do", at: "deed=done", when: ({ words }) => words[0] === "policy" }],
      answer: "policy 2P1",
      ...only(/^policy 2P1$/, /^(policy.*)?$/, "learn-skylines-other-card"),
    },
    { say: "learn-skylines-policies-end", at: "marker=gar" },
  ]),
  lesson("news", "4", "A2 C3/E3 F1", "unique roles policies news", [
    {
      say: "learn-skylines-news-piles",
      at: "part=piles",
      before: [...HAND, ...ROLES, you("role K1"), you("open A"), you("play 1R1 L3 Af1/0")],
    },
    { say: "learn-skylines-news-draw", ...drawing(2) },
    { say: "learn-skylines-news-card", at: "news=2N2 chip=2N2", before: dealt("2N2") },
    { say: "learn-skylines-news-again", ...drawing(1) },
    {
      say: "learn-skylines-news-home",
      at: "card=1R4",
      names: "marker=wat",
      before: dealt("1R5"),
      answer: "play 1R4 L3 Ag2/0",
      ...playing("1R4"),
    },
    { say: "learn-skylines-news-end", at: "marker=wat", names: "chip=2N2" },
  ]),
];
