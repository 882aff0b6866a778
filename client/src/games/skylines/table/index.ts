import { say } from "../../../texts/texts.svelte.ts";
import type { ChosenOptions, GameTable } from "../../manifest.ts";
import "../pieces/paints.css";
import { describeFact, partsOf, placesOf } from "./describe-fact.ts";
import SkylinesTable, { end } from "./SkylinesTable.svelte";

const SCENARIOS = ["intro", "1", "2", "3", "4"];

/** The next scenario, which adds something to those before. */
function next({ scenario = "" }: ChosenOptions): ReturnType<NonNullable<GameTable["next"]>> {
  const following = SCENARIOS.includes(scenario) ? SCENARIOS[SCENARIOS.indexOf(scenario) + 1] : undefined;
  return following ? { options: { scenario: following }, told: say("sky-next", { scenario: following }) } : null;
}

export const table: GameTable = { Component: SkylinesTable, describeFact, placesOf, partsOf, next, loadEnd: end.load };
