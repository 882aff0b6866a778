import { expect, test, vi } from "vitest";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import type { Ending, SkylinesView } from "../pieces/view.ts";
import type { AdviceState } from "./advice.svelte.ts";
import type { SkylinesPlay } from "./play.svelte.ts";

vi.mock("../../../texts/texts.svelte.ts", async (original) => ({
  ...(await original<object>()),
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
  isolated: (name: string) => name,
}));
vi.resetModules(); // another file of tests may have loaded them with the real texts
const { lastOfOthers } = await import("../table/describe-fact.ts");
const { prompt, turning } = await import("./prompt.ts");

const READY: Ending = { why_not: null, last: false, steps: [], lost: "", score: null, title: null };
const NOT_YET: Ending = { ...READY, why_not: { key: "k", english: "too little yet", args: [] } };

test.each([
  ["sky-status-turn", [["1R1"], [], []], NOT_YET],
  ["sky-status-turn-or-end", [["1R1"], [], []], READY],
  ["sky-status-forced-end", [[], [], []], READY],
])("a turn is asked for as %s", (key, piles, ending) => {
  expect(turning({ piles, ending })).toBe(key);
});

test("whoever is asked for a turn reads what another did last, until a card is taken up", () => {
  const view = { phase: "turn", seat: 0, to_act: [0], piles: [["1R1"], [], []], ending: NOT_YET, cards: [] };
  const seats = [
    { seat: 0, yours: true, name: "Ada" },
    { seat: 1, yours: false, name: "Ben" },
  ];
  const sight = { view, seats } as unknown as TableView;
  const facts = [
    { seat: 0, action: "swap 1R1" },
    { seat: 1, action: "end" },
    { seat: 1, action: "+1" },
  ].map((fact, at) => ({ kind: "acted", number: at + 1, undone: null, ...fact }) as FactView);
  const before = lastOfOthers(facts, sight);
  expect(before).toBe("sky-log-end Ben");
  expect(lastOfOthers(facts.slice(0, 1), sight)).toBe(null);

  const asked = { asked: true, sending: false } as OwnSeat;
  const says = (play: object, phase = "turn") =>
    prompt({ ...view, phase } as unknown as SkylinesView, play as SkylinesPlay, asked, {} as AdviceState, { before });
  expect(says({ card: null })).toBe("sky-log-end Ben sky-status-turn");
  expect(says({ card: { kind: "R" } })).toBe("sky-status-place");
  expect(says({ card: null }, "role")).toBe("sky-status-role");
});
