// A notice of the device's when it is one's turn and nobody looks at the page. It says the game and whose turn it is, and nothing of the game.
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../texts/texts.svelte.ts";

/** Tell of one's turn at a table, once for each turn, as long as the component lives that calls this. */
export function tellOfTurns(table: string, turn: () => { game: string; number: number } | null): void {
  let told = -1;
  $effect(() => {
    const now = turn();
    if (!now || now.number === told) return;
    told = now.number;
    if (document.hidden) void tell(`/table/${table}`, now.game);
  });
  $effect(() => {
    const look = () => {
      if (!document.hidden) void forget(`/table/${table}`);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
}

/** Whether this browser can show notices at all. */
export function canTell(): boolean {
  return "Notification" in window && "serviceWorker" in navigator;
}

/** Ask the person, as the browser does it; returns whether notices may be shown. */
export async function mayTell(): Promise<boolean> {
  return canTell() && (await Notification.requestPermission()) === "granted";
}

async function tell(address: string, game: string): Promise<void> {
  if (!settings.notices || !canTell() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(say("page-turn-yours"), {
    body: say(`page-game-${game}`),
    tag: address, // a new one takes the place of the last
    icon: "/icon-192.png",
    data: address,
  });
}

/** Take the notice of a table away once somebody looks at it. */
async function forget(address: string): Promise<void> {
  if (!canTell()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: address })) ?? []) notice.close();
}
