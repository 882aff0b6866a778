import type { GameTable } from "../../manifest.ts";
import CitiesTable, { end } from "./CitiesTable.svelte";
import { describeFact } from "./describe-fact.ts";

export const table: GameTable = { Component: CitiesTable, describeFact, loadEnd: end.load };
