import type { GameTable } from "../../manifest.ts";
import { describeFact } from "./describe-fact.ts";
import GreentownTable, { end } from "./GreentownTable.svelte";

export const table: GameTable = { Component: GreentownTable, describeFact, loadEnd: end.load };
