import type { GameTable } from "../../manifest.ts";
import "../pieces/paints.css";
import { describeFact } from "./describe-fact.ts";
import SkylinesTable, { end } from "./SkylinesTable.svelte";

export const table: GameTable = { Component: SkylinesTable, describeFact, loadEnd: end.load };
