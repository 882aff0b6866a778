import { describe, expect, test } from "vitest";
import type { ListedTable } from "../wire/messages.ts";
import { defaultBot, suitableBot, typicalScore } from "./bots.ts";

const BOTS = ["random", "dreamer", "visitor", "guide", "expert"];

function ended(met: string, winners: number[], changed_at = 1): ListedTable {
  const seat = { yours: false, to_act: false };
  const seats = [
    { ...seat, holder: "person" as const, name: "Ada", yours: true },
    { ...seat, holder: "bot" as const, name: met },
  ];
  return {
    table: met,
    game: "chess",
    options: {},
    stage: "ended",
    seats,
    more_seats: 0,
    host: "Ada",
    created_at: 0,
    changed_at,
    due_at: null,
    seconds: null,
    winners,
  };
}

describe("a program that suits", () => {
  test("is a step stronger than the last one that was beaten", () => {
    expect(suitableBot(BOTS, "chess", [ended("visitor", [0])], true)).toBe("guide");
    expect(suitableBot(BOTS, "chess", [ended("expert", [0, 1])], true)).toBe("expert");
  });
  test("is a step weaker than the last one that won, but never the dice", () => {
    expect(suitableBot(BOTS, "chess", [ended("guide", [1], 2), ended("expert", [0], 1)], true)).toBe("visitor");
    expect(suitableBot(BOTS, "chess", [ended("dreamer", [1])], true)).toBe("dreamer");
  });
  test("is the usual one for whoever has met none", () => {
    expect(suitableBot(BOTS, "draughts", [ended("guide", [0])], false)).toBe(defaultBot(BOTS, false));
  });
});

test("what a program scores depends on the level, where it does", () => {
  const plays = { key: "", english: "" };
  expect(typicalScore({ name: "guide", plays, scores: { "level=1": 23, "level=2": 27 } }, { level: "2" })).toBe(27);
  expect(typicalScore({ name: "guide", plays, scores: { "": 24 } }, {})).toBe(24);
  expect(typicalScore({ name: "dreamer", plays, scores: { "": -5 } }, {})).toBeNull();
});
