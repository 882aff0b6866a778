import { expect, test } from "vitest";
import type { PlayedGame } from "../wire/messages.ts";
import { type Company, withCompany } from "./company.ts";

function played(table: string, holders: string[], daily: string | null = null): PlayedGame {
  const seats = holders.map((holder) => ({
    holder: holder === "bot" ? ("bot" as const) : ("person" as const),
    name: holder,
    yours: holder === "you" || holder === "beside",
    to_act: false,
  }));
  const rest = {
    game: "any",
    options: {},
    ended_at: 1,
    total: 1,
    rank: 1,
    won: true,
    counts: true,
    parts: {},
    cost: null,
  };
  return { ...rest, table, seats, daily };
}

test("games are told apart by who else sat there", () => {
  const games = [
    played("alone", ["you"]),
    played("day", ["you"], "2026-11-16"),
    played("program", ["you", "bot"]),
    played("friend", ["you", "beside"]),
    played("both", ["you", "bot", "ben"]),
  ];
  const found = (company: Company) => withCompany(games, company).map(({ table }) => table);
  expect(found("any")).toHaveLength(5);
  expect(found("alone")).toEqual(["alone", "day"]);
  expect(found("bots")).toEqual(["program"]);
  expect(found("people")).toEqual(["friend", "both"]);
  expect(found("daily")).toEqual(["day"]);
});
