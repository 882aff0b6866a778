import type { GamePage } from "../../index.ts";
import GreentownTable from "./GreentownTable.svelte";
import { tell } from "./describe-fact.ts";

export const page: GamePage = { Component: GreentownTable, tell, open: ({ money }) => money === "open" };
