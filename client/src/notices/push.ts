// Notices through the browser's push service, which come also when no page is open. The server is told where to send them.
import { language } from "../texts/texts.svelte.ts";
import { get, post, remove } from "../wire/http.ts";
import type { NoticeChoices } from "../wire/messages.ts";

/** Whether this browser has a push service. */
export function canPush(): boolean {
  return "PushManager" in window;
}

/** Subscribe this browser, if the server sends to browsers; returns whether it is told from now on. */
export async function startPush(): Promise<boolean> {
  const { push_key } = await get<NoticeChoices>("/api/me/notices");
  const worker = push_key && canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!worker || !push_key) return false;
  const subscribe = () => worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
  try {
    return await tell(await subscribe());
  } catch (error) {
    // The subscription was made for another key of the server.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return tell(await subscribe());
  }
}

/** Tell the server once more of a subscription that is there: whoever logs in has another session, a restored server another key. */
export async function renewPush(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (await worker?.pushManager.getSubscription()) await startPush();
}

export async function stopPush(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await remove("/api/me/notices/push");
}

async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await post("/api/me/notices/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: language() });
  return true;
}
