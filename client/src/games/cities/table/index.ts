import type { GameTable } from "../../manifest.ts";
import CitiesTable from "./CitiesTable.svelte";
import { describeFact } from "./describe-fact.ts";

export const table: GameTable = { Component: CitiesTable, describeFact };
