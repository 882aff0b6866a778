import type { GamePage } from "../table/games.ts";
import GreentownTable from "./GreentownTable.svelte";
import { tell } from "./telling.ts";

export const page: GamePage = { Component: GreentownTable, tell, open: ({ money }) => money === "open" };
