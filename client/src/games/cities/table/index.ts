import { say } from "../../../texts/texts.svelte.ts";
import type { ChosenOptions, GameTable } from "../../manifest.ts";
import CitiesTable, { end } from "./CitiesTable.svelte";
import { describeFact, placesOf } from "./describe-fact.ts";

/** The next of the three levels. */
function next({ level = "3" }: ChosenOptions): ReturnType<NonNullable<GameTable["next"]>> {
  const following = String(Number(level) + 1);
  return Number(level) < 3 ? { options: { level: following }, told: say("city-next", { level: following }) } : null;
}

export const table: GameTable = { Component: CitiesTable, describeFact, placesOf, next, loadEnd: end.load };
