import { say } from "../../../texts/texts.svelte.ts";
import type { TableScreen } from "../../manifest.ts";
import "../pieces/paints.css";
import { describeFact, partsOf, placesOf } from "./describe-fact.ts";
import SkylinesTable, { end } from "./SkylinesTable.svelte";

const grows = { option: "scenario", told: (scenario: string) => say("sky-next", { scenario }) };

export const table: TableScreen = {
  Component: SkylinesTable,
  describeFact,
  placesOf,
  partsOf,
  grows,
  loadEnd: end.load,
};
