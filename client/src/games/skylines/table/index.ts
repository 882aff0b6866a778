import type { GameTable } from "../../manifest.ts";
import "../pieces/paints.css";
import { describeFact, partsOf, placesOf } from "./describe-fact.ts";
import SkylinesTable, { end } from "./SkylinesTable.svelte";

export const table: GameTable = { Component: SkylinesTable, describeFact, placesOf, partsOf, loadEnd: end.load };
