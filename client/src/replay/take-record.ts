// Takes home the record of a table that only this device knows; a server's is an address that the browser fetches itself.
import { announce } from "../shell/announce.svelte.ts";
import { say, sentence } from "../texts/texts.svelte.ts";
import { getText, RefusedRequest } from "../wire/http.ts";
import { onDevice } from "../wire/place.svelte.ts";

const KEPT = 60_000; // milliseconds in which the browser has surely taken it

/** Follows a link to a record: where the device has it, its text is saved. */
export async function takeRecord(event: MouseEvent): Promise<void> {
  const link = event.currentTarget as HTMLAnchorElement;
  const path = link.pathname;
  if (!onDevice(path)) return;
  event.preventDefault();
  try {
    const address = URL.createObjectURL(new Blob([await getText(path)], { type: "text/plain" }));
    const saved = Object.assign(document.createElement("a"), { href: address, download: link.download });
    saved.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    announce(error instanceof RefusedRequest ? sentence(error.why) : say("page-unreachable"));
  }
}
