// What a table needs of each game that this page can show; `playable.ts` names them for the home page.
import type { Component } from "svelte";
import CitiesTable from "../cities/CitiesTable.svelte";
import { tell as tellCities } from "../cities/telling.ts";
import type { SeenFact, Sight } from "../wire/said.ts";
import type { Table } from "../wire/table.svelte.ts";

export interface OnThePage {
  Component: Component<{ table: Table; sight: Sight; still?: boolean }>;
  tell: (fact: SeenFact, sight: Sight) => string | null;
}

const GAMES: Record<string, OnThePage> = {
  cities: { Component: CitiesTable, tell: tellCities },
};

export function gameOf(name: string): OnThePage | null {
  return GAMES[name] ?? null;
}
