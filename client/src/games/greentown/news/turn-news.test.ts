import { describe, expect, it } from "vitest";
import type { FactView } from "../../../wire/messages.ts";
import type { GreentownLine } from "../pieces/view.ts";
import { deedsOf, finishedTurns, paymentsOf, turnsOf } from "./turn-news.svelte.ts";

const acted = (number: number, seat: number, action: string, more = {}) =>
  ({ kind: "acted", number, seat, action, ...more }) as unknown as FactView;

describe("turns of Greentown", () => {
  it("begin with a marker, also where their parts come one by one", () => {
    const facts = [
      acted(1, 0, "B +(2,-2)35 ^(0,0)01345"),
      acted(2, 1, "BT"),
      acted(3, 1, "+(2,-2)35"),
      acted(4, 1, "~(2,0)3133"),
      acted(5, 1, "T ~(2,0)3133"),
    ];
    expect(turnsOf(facts).map(({ seat, words }) => [seat, words.length])).toEqual([
      [0, 3],
      [1, 3],
      [1, 2],
    ]);
  });

  it("are over once all of them is said", () => {
    const turns = turnsOf([acted(1, 0, "T ~-"), acted(2, 1, "BT")]);
    expect(finishedTurns(turns, { turn: "B", announced: "BT" }).map(({ seat }) => seat)).toEqual([0]);
    expect(finishedTurns(turns, { turn: "A", announced: null }).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("leave out what was taken back", () => {
    const facts = [
      acted(1, 0, "T ~-"),
      acted(2, 1, "B -"),
      { kind: "undone", number: 3, undone: [2] } as unknown as FactView,
    ];
    expect(turnsOf(facts).map(({ seat }) => seat)).toEqual([0]);
  });

  it("tell two players what a difference is of, and others who gets what", () => {
    const line = (seat: number, points: number, settled = 0) =>
      ({
        seat,
        because: [{ cause: "nature", points }, ...(settled ? [{ cause: "two-players", points: -settled }] : [])],
      }) as unknown as GreentownLine;
    const called = (seat: number) => ["you", ""][seat] ?? "";
    expect(paymentsOf({ lines: [line(0, 1, 1), line(1, 4, 1)] }, called)).toBe("4, you 1: +3");
    expect(paymentsOf({ lines: [line(0, 4, 1), line(1, 1, 1)] }, called)).toBe("1, you 4: you +3");
    expect(paymentsOf({ lines: [line(0, 2, 2), line(1, 2, 2)] }, called)).toBe("2, you 2: green-news-unpaid");
    expect(paymentsOf({ lines: [line(0, 2), line(1, 1)] }, called)).toBe("you +2, +1");
  });

  it.each([
    ["BT +(2,-2)35 ^(0,0)01345 C(1,0) ~(2,0)31334", "built-erected-toured"],
    ["BT +(2,-2)35 ^(0,0)01345 ~(2,0)31334", "built-toured"],
    ["B +(2,-2)35 +(2,-1)35 S(1,0)>(2,0)", "built-erected"],
    ["ET ~(2,0)31334", "toured"],
    ["T ~-", "nothing"],
  ])("tell all that happened: %s", (action, deeds) => {
    expect(turnsOf([acted(1, 0, action)]).map(deedsOf)).toEqual([deeds]);
  });
});
