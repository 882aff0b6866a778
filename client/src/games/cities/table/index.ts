import type { GamePage } from "../../index.ts";
import CitiesTable from "./CitiesTable.svelte";
import { tell } from "./describe-fact.ts";

export const page: GamePage = { Component: CitiesTable, tell };
