// Tells of one's turn in the tab's icon and, to whoever wants it, by notices.
import { settings } from "../shell/settings.svelte.ts";
import { ROOT } from "../wire/place.svelte.ts";
import type { NotedTurn } from "./device-notices.ts";

/** Tell of one's turn at a table, once for each turn, as long as the component lives that calls this. */
export function tellOfTurns(table: string, turn: () => NotedTurn | null): void {
  const mark = (name: string) => document.querySelector("link[rel=icon]")?.setAttribute("href", ROOT + name);
  $effect(() => {
    const now = turn();
    mark(now ? "icon-turn.svg" : "icon.svg");
    if (settings.notices) void import("./device-notices.ts").then(({ noteTurn }) => noteTurn(`/table/${table}`, now));
    return () => mark("icon.svg");
  });
}
