// A notice of the device's when it is one's turn and nobody looks at the page. It says the game and whose turn it is, and nothing of the game.
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../texts/texts.svelte.ts";
import { connection } from "../wire/page-connection.ts";
import { ROOT } from "../wire/place.svelte.ts";
import { renewPush } from "./push.ts";

export interface NotedTurn {
  game: string;
  number: number;
}

let told = ""; // the turn that was noted last
let watched: string | null = null; // the table whose notice goes when somebody looks

/** Note whose turn it is at a table; one's own is told, once, if nobody looks. */
export function noteTurn(address: string, now: NotedTurn | null): void {
  if (watched === null) {
    document.addEventListener("visibilitychange", () => void (document.hidden || forget(watched ?? "")));
    void renewPush().catch(() => null);
    connection.look(!document.hidden); // a tab may be opened behind another
  }
  watched = address;
  const turn = `${address} ${now?.number}`;
  if (!now || turn === told) return;
  told = turn;
  if (document.hidden) void tell(address, now.game);
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
  if (await worker?.pushManager?.getSubscription()) return; // the server tells of the turn through this browser
  await worker?.showNotification(say("page-turn-yours"), {
    body: say(`page-game-${game}`),
    tag: address, // a new one takes the place of the last
    icon: `${ROOT}icon-192.png`,
    data: address,
  });
}

/** Take the notice of a table away once somebody looks at it. */
async function forget(address: string): Promise<void> {
  if (!canTell()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: address })) ?? []) notice.close();
}
