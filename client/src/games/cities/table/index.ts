import { say } from "../../../texts/texts.svelte.ts";
import type { TableScreen } from "../../manifest.ts";
import CitiesTable, { end } from "./CitiesTable.svelte";
import { describeFact, placesOf } from "./describe-fact.ts";

const grows = { option: "level", told: (level: string) => say("city-next", { level }) };

export const table: TableScreen = { Component: CitiesTable, describeFact, placesOf, grows, loadEnd: end.load };
