// The games that this page can lay on a table. A game moves in by a folder with a `page.ts`; its code and its texts
// are loaded when a table needs them, all but the few words of its `named.ts`.
import type { Component } from "svelte";
import { needTexts } from "../texts/texts.svelte.ts";
import type { GameInfo, SeenFact, Sight } from "../wire/messages.ts";
import type { Table } from "../wire/table.svelte.ts";

/** What is agreed before a game, as the words that the server asks for. */
export type Agreed = Record<string, string>;

export interface GamePage {
  /** The game on the table; `still` where nobody can act, as in a replay. */
  Component: Component<{ table: Table; sight: Sight; still?: boolean }>;
  /** What happened, in a sentence; null where the notation says enough. */
  tell: (fact: SeenFact, sight: Sight) => string | null;
  /** Whether everybody sees the same, so that friends on one device need no curtain; it may depend on what was agreed. */
  open?: boolean | ((agreed: Agreed) => boolean);
}

export interface GameOptions {
  /** The part of the new-game sheet that only this game has; `contents` are those of an own set, if there is one. */
  Options: Component<{ game: GameInfo; seats: number; contents?: unknown; options: Agreed; ready: boolean }>;
  /** How many seats people may choose. */
  seats: { least: number; most: number };
  /** Whether all win or lose together, so that programs are no opponents. */
  together?: boolean;
}

const pages = import.meta.glob<{ page: GamePage }>("../*/page.ts");
const options = import.meta.glob<{ options: GameOptions }>("../*/options.ts");
const names = import.meta.glob<(options: Agreed) => string>("../*/named.ts", { eager: true, import: "named" });

export const PLAYABLE: ReadonlySet<string> = new Set(Object.keys(pages).map((path) => path.split("/")[1] ?? ""));

export async function gamePage(name: string): Promise<GamePage | null> {
  const load = pages[`../${name}/page.ts`];
  if (!load) return null;
  const [{ page }] = await Promise.all([load(), needTexts(name)]);
  return page;
}

export async function gameOptions(name: string): Promise<GameOptions | null> {
  const load = options[`../${name}/options.ts`];
  if (!load) return null;
  const [{ options: found }] = await Promise.all([load(), needTexts(name)]);
  return found;
}

/** A way to play a game, in its own words; null if it has none. Lists say it of every table, so it needs no game's room. */
export function namedWay(game: string, agreed: Agreed): string | null {
  return names[`../${game}/named.ts`]?.(agreed) ?? null;
}
