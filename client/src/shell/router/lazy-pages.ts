// Pages whose code and texts are loaded when somebody goes there. A page moves in by a folder with a `page.ts`.
import type { Component } from "svelte";
import { loadPictures } from "../../games/index.ts";
import { rulesOf } from "../../texts/catalogues.ts";
import { loadTexts } from "../../texts/texts.svelte.ts";

export interface LazyPage {
  /** The page; `part` is what the address names inside of it, as a game in `/companion/<game>`. */
  Component: Component<{ part: string | null }>;
}

export interface RulesPage {
  /** The rules of a game, beginning at what is on screen; they stand on a page of their own and in a sheet over a table. */
  Component: Component<{ game: string; at: string | null }>;
}

const rules = import.meta.glob<{ rules: RulesPage }>("../../rules/rules-page.ts");

export const HAS_RULES = Object.keys(rules).length > 0;

/** A page with its texts; null if there is none of this name. */
export async function loadPage(name: string): Promise<LazyPage | null> {
  const load = import("./page-index.ts").then(({ PAGES }) => PAGES.get(name)?.());
  const [loaded] = await Promise.all([load, loadTexts(name)]);
  return loaded?.page ?? null;
}

/** What shows the rules of a game, with their texts and pictures, so that nothing moves once they are there. */
export async function loadRules(game: string): Promise<RulesPage | null> {
  const [load] = Object.values(rules);
  if (!load) return null;
  const [{ rules: found }] = await Promise.all([
    load(),
    loadTexts("rules"),
    loadTexts(rulesOf(game)),
    loadPictures(game),
  ]);
  return found;
}
