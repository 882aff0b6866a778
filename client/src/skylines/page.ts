import type { GamePage } from "../table/games.ts";
import "./paints.css";
import SkylinesTable from "./SkylinesTable.svelte";
import { tell } from "./telling.ts";

export const page: GamePage = { Component: SkylinesTable, tell, open: true };
