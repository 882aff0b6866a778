import { expect, it } from "vitest";
import type { FactView } from "../../../../wire/messages.ts";
import { inPlaces, laidHand } from "./hand-order.ts";

it("brings a card that was drawn to the place of the one that was played", () => {
  const played = inPlaces(["a", "b", "c"], ["a", "c"]);
  expect(played).toEqual(["a", null, "c"]);
  expect(inPlaces(played, ["a", "c", "d"])).toEqual(["a", "d", "c"]);
});

it("leaves what is there in its place when several go and more come", () => {
  expect(inPlaces(["a", "b", "c"], ["c", "d", "e", "f"])).toEqual(["d", "e", "c", "f"]);
});

it("begins as the hand is dealt", () => {
  expect(inPlaces([], ["b", "a"])).toEqual(["b", "a"]);
});

type Said = [seat: number | null, action: string];

/** Facts as a table tells them; what no seat says is dealt. */
function told(...said: Said[]): FactView[] {
  return said.map(
    ([seat, action], at) =>
      ({ number: at + 1, kind: seat === null ? "dealt" : "acted", seat, action, undone: null }) as FactView,
  );
}

const DEAL: Said[] = ["1R1", "1S1", "1C1", "1R2", "1S2", "1C2"].map((id) => [null, `>${id}`]);
const TURN: Said[] = [
  [0, "open A"],
  [0, "play 1S1 Aa1/0"],
  [0, "+2"],
  [null, ">2N1"], // news comes to no hand
  [0, "+1"],
  [null, ">1U1"],
];
const OTHER: Said[] = [
  [1, "swap 1R2"],
  [1, "+1"],
  [null, ">1U2"],
];

it("lies after a reload as it lay before, and what came is new until the seat has had its next turn", () => {
  const facts = told(...DEAL, ...TURN, ...OTHER);
  const mine = laidHand(facts, 0, ["1R1", "1C1", "1U1"]);
  expect([mine.places, [...(mine.fresh ?? [])]]).toEqual([["1R1", "1U1", "1C1"], ["1U1"]]);
  const theirs = laidHand(facts, 1, ["1S2", "1C2", "1U2"]);
  expect([theirs.places, [...(theirs.fresh ?? [])]]).toEqual([["1U2", "1S2", "1C2"], ["1U2"]]);
  const next = told(...DEAL, ...TURN, ...OTHER, [0, "swap 1R1"], [0, "+x>1R2"]);
  const then = laidHand(next, 0, ["1C1", "1U1", "1R2"]);
  expect([then.places, [...(then.fresh ?? [])]]).toEqual([["1R2", "1U1", "1C1"], ["1R2"]]);
});

it("lies as before a turn that was taken back", () => {
  const facts = told(...DEAL, ...TURN, [0, "play 1R1 Ab1/0"]);
  const undone = { ...facts[0], number: 99, kind: "undone", action: null, undone: facts.length } as FactView;
  const { places, fresh } = laidHand([...facts, undone], 0, ["1R1", "1C1", "1U1"]);
  expect([places, [...(fresh ?? [])]]).toEqual([["1R1", "1U1", "1C1"], ["1U1"]]);
});

it("lies as it was remembered at a table without a history", () => {
  expect(laidHand([], 0, ["1R1", "1U1"], ["1S1", "1R1"])).toEqual({ places: ["1U1", "1R1"], fresh: null });
});
