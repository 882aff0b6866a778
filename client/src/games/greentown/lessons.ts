// A lesson on Greentown for two: a tour, a Build with a building, and a develop in the double turn.

import type { Lesson, Play } from "../../learn/lesson.ts";
import type { MoveDraft } from "../../wire/table.svelte.ts";

const ERECTED = /(^| )[CSM]\(/;
/** A marker must be taken with which this can be done. */
const marked = (deed: string, wrong: string, then: (steps: string[]) => string | null = () => null) => ({
  astray: ({ words: [marker, ...steps] }: MoveDraft) => (marker && !marker.includes(deed) ? wrong : then(steps)),
});
const chance = (...actions: string[]): Play[] => actions.map((action) => ({ seat: -1, action }));
const other = (...actions: string[]): Play[] => actions.map((action) => ({ seat: 1, action }));

const RECORD = "greentown 1\nset townwright-1\nsetup first\nplayers 2\nvariant -\nseat A Kim\nseat B Robin\n";

export const lessons: Lesson[] = [
  {
    name: "greentown",
    game: "greentown",
    seat: 0,
    record: RECORD,
    next: { options: { seats: "2" }, bots: 1 },
    steps: [
      { say: "learn-greentown-map", before: chance("deal A 5A", "deal B 5B", "top 6A") },
      { say: "learn-greentown-card" },
      {
        say: "learn-greentown-tour",
        answer: "T ~(-1,0)00133542",
        wants: (_after, _before, action) => (action.includes("~(") ? null : "learn-greentown-no-tour"),
        ...marked("T", "learn-greentown-no-tour"),
      },
      { say: "learn-greentown-paid", before: chance("top 6B") },
      {
        say: "learn-greentown-build",
        before: [...other("B +(-2,1)01 +(-1,-1)05 S(-2,1)", "T ~(-1,0)0002334"), ...chance("top 6C")],
        answer: "B +(0,2)02 +(1,2)03 C(-1,-1)",
        wants: (_after, _before, action) => {
          if (!action.includes("+")) return "learn-greentown-no-lay";
          return ERECTED.test(action) ? null : "learn-greentown-no-building";
        },
        ...marked("B", "learn-greentown-no-build", (steps) =>
          steps.length > 1 && !steps.some((step) => step.startsWith("+")) ? "learn-greentown-no-lay" : null,
        ),
      },
      {
        say: "learn-greentown-develop",
        answer: "EB ^(-2,1)012 ^(-1,-1)015",
        wants: (_after, _before, action) => (action.includes("^") ? null : "learn-greentown-no-develop"),
        ...marked("B", "learn-greentown-no-build", (steps) =>
          steps.length > 1 && !steps.some((step) => step.startsWith("^")) ? "learn-greentown-no-develop" : null,
        ),
      },
      { say: "learn-greentown-end" },
    ],
  },
];
