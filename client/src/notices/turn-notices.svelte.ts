// Tells of one's turn in the tab's icon and, while nobody looks, by notices. What does it is loaded when it is first needed.
import { settings } from "../shell/settings.svelte.ts";

const device = () => import("./device-notices.ts");

/** Tell of one's turn at a table, once for each turn, as long as the component lives that calls this. */
export function tellOfTurns(table: string, turn: () => { game: string; number: number } | null): void {
  const address = `/table/${table}`;
  let told = -1;
  const mark = (name: string) => document.querySelector("link[rel=icon]")?.setAttribute("href", name);
  $effect(() => {
    const now = turn();
    mark(now ? "/icon-turn.svg" : "/icon.svg");
    if (!now || now.number === told) return;
    told = now.number;
    if (document.hidden) void device().then(({ tell }) => tell(address, now.game));
  });
  $effect(() => {
    if (settings.notices) void import("./push.ts").then(({ renewPush }) => renewPush()).catch(() => null);
    const look = () => {
      if (!document.hidden) void device().then(({ forget }) => forget(address));
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      mark("/icon.svg");
    };
  });
}
