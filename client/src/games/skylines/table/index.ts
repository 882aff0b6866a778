import type { GamePage } from "../../index.ts";
import "../pieces/paints.css";
import SkylinesTable from "./SkylinesTable.svelte";
import { tell } from "./describe-fact.ts";

export const page: GamePage = { Component: SkylinesTable, tell, open: true };
