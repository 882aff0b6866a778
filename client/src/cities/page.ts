import type { GamePage } from "../table/games.ts";
import CitiesTable from "./CitiesTable.svelte";
import { tell } from "./telling.ts";

export const page: GamePage = { Component: CitiesTable, tell };
