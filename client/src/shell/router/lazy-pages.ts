// Rooms of the page with a screen of their own. A room moves in by a folder with a `screen.ts`; its code and its
// texts are loaded when somebody goes there, and nothing leads to a room that is not there.
import type { Component } from "svelte";
import { needTexts } from "../../texts/texts.svelte.ts";

export interface RoomScreen {
  /** The screen; `part` is what the address names inside the room, as `cities` in `/companion/cities`. */
  Component: Component<{ part: string | null }>;
}

export interface RulesScreen {
  /** The rules of a game, beginning at what is on screen; they stand on a page of their own and in a sheet over a table. */
  Component: Component<{ game: string; at: string | null }>;
}

const screens = import.meta.glob<{ screen: RoomScreen }>("../*/screen.ts");
const rules = import.meta.glob<{ rules: RulesScreen }>("../../learn/rules-page.ts");

export const ROOMS: ReadonlySet<string> = new Set(Object.keys(screens).map((path) => path.split("/")[1] ?? ""));
export const HAS_RULES = Object.keys(rules).length > 0;

export async function roomScreen(name: string): Promise<RoomScreen | null> {
  const load = screens[`../${name}/screen.ts`];
  if (!load) return null;
  const [{ screen }] = await Promise.all([load(), needTexts(name)]);
  return screen;
}

export async function rulesScreen(): Promise<RulesScreen | null> {
  const [load] = Object.values(rules);
  if (!load) return null;
  const [{ rules: found }] = await Promise.all([load(), needTexts("rules")]);
  return found;
}
