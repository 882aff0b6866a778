// The lessons on Greentown for two: a tour, a Build, a building, the end, and what to think of.

import type { Cue, Lesson, LessonStep, PlayOthers, SeatAction } from "../../../learn/lesson.ts";
import type { MoveDraft } from "../../../wire/table.svelte.ts";
import { NEARLY_OVER } from "./nearly-over.ts";
import { outline, partOf, type TurnOutline } from "./outline.ts";

type Judging = Required<Pick<LessonStep<TurnOutline>, "wants" | "astray">>;
type Cues = NonNullable<LessonStep["cues"]>;

const chance = (...actions: string[]): SeatAction[] => actions.map((action) => ({ seat: -1, action }));
const you = (action: string): SeatAction => ({ seat: 0, action });
const other = (...actions: string[]): SeatAction[] => actions.map((action) => ({ seat: 1, action }));
const begun = (words: number) => (draft: MoveDraft) => draft.words.length >= words;
const MAP = "part=map";
const WITH_CARD = "part=map part=card";
const PAID = "part=money part=card";
/** The tray, the card and the money; not yet how near the end is. */
const TURN = "card turn";
const HOTELS = "place=(-1,0) place=(2,0)";
const REPLACE: Cue = { say: "learn-greentown-candidates", at: "part=candidates", names: WITH_CARD };
const DONE: Cue = { say: "learn-greentown-do", at: "deed=done" };

/** The turn must have such a part, so its marker must allow one; both steps of a Build made otherwise are too late for it. */
function having(part: "lay" | "develop" | "tour"): Judging {
  const [deed, otherMarker] = part === "tour" ? ["T", "learn-greentown-no-tour"] : ["B", "learn-greentown-no-build"];
  const missed = `learn-greentown-no-${part}`;
  return {
    wants: ({ parts }) => (parts.includes(part) ? null : missed),
    astray({ words: [marker, ...words] }) {
      if (marker && !marker.includes(deed)) return otherMarker;
      const parts = words.map(partOf);
      return part !== "tour" && parts.length > 1 && !parts.includes(part) ? missed : null;
    },
  };
}

/** “Build and tour” begins with two steps of a Build. */
const buildsFirst = ({ words }: MoveDraft) => words[0] === "BT" && words.length < 3;
const TOUR: Cues = [
  { say: "learn-greentown-hotel", at: MAP, names: "part=card", when: begun(1) },
  { say: "learn-greentown-build-first", at: MAP, names: "part=hand", when: buildsFirst },
  { say: "learn-greentown-stop", at: MAP, names: "part=card", when: ({ ends }) => ends.length > 0 },
  { say: "learn-greentown-twice", at: MAP, names: "part=card", when: ({ ends }) => ends.length > 2 },
  { say: "learn-greentown-lead", at: "deed=done", when: (draft) => begun(1)(draft) && !buildsFirst(draft) },
];
const touring = having("tour");

/** A Build, one small act after the other. */
const BUILD: Cues = [
  { say: "learn-greentown-take", at: MAP, names: "part=hand", when: begun(1) },
  { say: "learn-greentown-second", at: MAP, names: "part=hand", when: begun(2) },
  REPLACE,
  { say: "learn-greentown-may-erect", at: "part=buildings", names: WITH_CARD },
  { say: "learn-greentown-which", at: "part=building", names: WITH_CARD },
  { say: "learn-greentown-tree", at: "part=tree", names: WITH_CARD },
  { ...DONE, when: begun(1) },
  { say: "learn-greentown-laid", at: "part=laid", names: "part=hand part=trial" },
  { say: "learn-greentown-erected", at: "part=erected", names: MAP },
];
const laying = having("lay");
const erecting: Judging = {
  ...laying,
  wants: (turn) => laying.wants(turn) ?? (turn.parts.includes("erect") ? null : "learn-greentown-no-building"),
};

const developing = having("develop");
const DEVELOP: Cues = [
  { say: "learn-greentown-touch", at: MAP, when: begun(1) },
  { say: "learn-greentown-second", at: MAP, when: begun(2) },
  REPLACE,
  { ...DONE, when: begun(1) },
];

const RECORD = "greentown 1\nset townwright-1\nsetup first\nplayers 2\nvariant -\nseat A Kim\nseat B Robin\n";
const DEALT = chance("deal A 5A", "deal B 5B", "top 6A");
const FIRST_TOUR = "T ~(-1,0)00133542";
/** Until the pupil has both turns of the double turn before them. */
const ONE_ROUND = [
  ...DEALT,
  you(FIRST_TOUR),
  ...chance("top 6B"),
  ...other("B +(-2,1)01 +(-1,-1)05 S(-2,1)", "T ~(-1,0)0002334"),
  ...chance("top 6C"),
];

/** A building in the middle of the town, which most tours pass. */
const CENTRAL = "B +(0,2)02 +(1,2)03 C(0,0)";
/** The place of the last building that was erected. */
const lastBuilding: Cue["at"] = (plays) =>
  `place=${/[CSM](\(\S+?\))\S*( ~\S+)?$/.exec(plays.findLast(({ seat }) => seat === 0)?.action ?? "")?.[1]}`;
const BUILDING = "B +(0,2)02 +(1,2)03 C(-1,1)>(0,2)";

const others: PlayOthers = async (...shown) => {
  const { playingOut } = await import("../../../learn/moves/others-turns.ts");
  const { table } = await import("../table/index.ts");
  await playingOut(table.partsOf ?? (() => []))(...shown);
};

/** Of a develop the tile that is developed; of a building which one it is, then its site where a tree makes room. */
function beginnings(word: string): string[] {
  const [developed = ""] = /^\^.*\)/.exec(word) ?? [];
  const [, category = "", tree = ""] = /^([CSM])(?:(.+>).*)?/.exec(word) ?? [];
  return [developed, category, tree && category + tree].filter(Boolean);
}

function lesson(name: string, steps: LessonStep<TurnOutline>[], record = RECORD, seat = 0): Lesson<TurnOutline> {
  return {
    name: `greentown-${name}`,
    game: "greentown",
    seat,
    record,
    next: { options: { seats: "2" }, bots: 1 },
    outline,
    beginnings,
    steps,
  };
}

/** Where Robin lays tiles in the first round. */
const ROBINS = ["(-2,1)", "(-1,-1)"];

export const lessons: Lesson<TurnOutline>[] = [
  {
    ...lesson("tour", [
      { say: "learn-greentown-tour-goal", at: MAP, before: DEALT, shows: "" },
      { say: "learn-greentown-tour-hotels", at: HOTELS, shows: "" },
      { say: "learn-greentown-tour-stops", at: "part=stops", names: "part=card", shows: "card" },
      { say: "learn-greentown-tour-wishes", at: "part=wishes", names: "part=card", shows: "card" },
      { say: "learn-greentown-tour-act", at: "choice=T", cues: TOUR, answer: FIRST_TOUR, ...touring, shows: TURN },
      { say: "learn-greentown-tour-paid", at: MAP, names: PAID, before: ONE_ROUND.slice(4, 5), shows: TURN },
      { say: "learn-greentown-tour-robin", at: MAP, before: ONE_ROUND.slice(5), others, shows: TURN },
      { say: "learn-greentown-tour-build", at: "choice=B", cues: BUILD, answer: CENTRAL, ...erecting, shows: TURN },
      { say: "learn-greentown-tour-building", at: lastBuilding, names: PAID, shows: TURN },
      { say: "learn-greentown-tour-end", at: "part=money" },
    ]),
    grows: ROBINS,
  },
  lesson("build", [
    { say: "learn-greentown-build-steps", at: MAP, before: ONE_ROUND },
    { say: "learn-greentown-build-lay", at: "choice=B", cues: BUILD, answer: "B +(0,2)02 +(1,2)03", ...laying },
    { say: "learn-greentown-build-double", at: "part=markers" },
    { say: "learn-greentown-build-exit", at: "place=(-1,-1)" },
    { say: "learn-greentown-build-more", at: "place=(-1,-1)" },
    { say: "learn-greentown-build-keep", at: "place=(-1,-1)" },
    { say: "learn-greentown-build-either", at: "part=markers" },
    {
      say: "learn-greentown-build-develop",
      at: "choice=EB",
      cues: DEVELOP,
      answer: "EB ^(-2,1)012 ^(-1,-1)015",
      ...developing,
    },
    { say: "learn-greentown-build-end", at: MAP },
  ]),
  lesson("erect", [
    { say: "learn-greentown-erect-stock", at: MAP, before: ONE_ROUND },
    {
      say: "learn-greentown-erect-act",
      at: "choice=B",
      cues: BUILD,
      answer: BUILDING,
      ...erecting,
    },
    { say: "learn-greentown-erect-pays", at: MAP },
    { say: "learn-greentown-erect-difference", at: "part=money" },
    { say: "learn-greentown-erect-tour", at: "choice=ET", cues: TOUR, answer: "ET ~(2,0)4332153", ...touring },
    { say: "learn-greentown-erect-end", at: MAP },
  ]),
  lesson(
    "end",
    [
      { say: "learn-greentown-end-near", at: MAP },
      {
        say: "learn-greentown-end-last",
        at: "choice=B",
        cues: BUILD,
        answer: "B +(-1,3)23 ^(-1,2)045 M(1,-2)>(-1,-1)",
        ...erecting,
      },
      { say: "learn-greentown-end-over", at: "part=result" },
    ],
    NEARLY_OVER,
    1,
  ),
  lesson("plan", [
    { say: "learn-greentown-plan-card", at: "part=wishes", names: "part=card", before: DEALT },
    {
      say: "learn-greentown-plan-tour",
      at: "choice=T",
      cues: TOUR,
      answer: FIRST_TOUR,
      ...touring,
      wants: (turn) => touring.wants(turn) ?? (turn.paid < 4 ? "learn-greentown-plan-tour-missed" : null),
    },
    { say: "learn-greentown-plan-hotels", at: HOTELS, names: "part=card", before: ONE_ROUND.slice(4) },
    {
      say: "learn-greentown-plan-erect",
      at: "choice=B",
      cues: BUILD,
      answer: BUILDING,
      ...erecting,
      wants: (turn) => erecting.wants(turn) ?? (turn.besideHotel ? null : "learn-greentown-plan-erect-missed"),
    },
    { say: "learn-greentown-plan-markers", at: "part=markers" },
    { say: "learn-greentown-plan-end", at: MAP },
  ]),
];
