import type { TableScreen } from "../../manifest.ts";
import { partsOf } from "../turn/notation.ts";
import { describeFact, placesOf } from "./describe-fact.ts";
import GreentownTable, { end } from "./GreentownTable.svelte";

export const table: TableScreen = { Component: GreentownTable, describeFact, placesOf, partsOf, loadEnd: end.load };
