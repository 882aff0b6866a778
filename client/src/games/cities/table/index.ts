import type { GameTable } from "../../manifest.ts";
import CitiesTable, { end } from "./CitiesTable.svelte";
import { describeFact, placesOf } from "./describe-fact.ts";

export const table: GameTable = { Component: CitiesTable, describeFact, placesOf, loadEnd: end.load };
