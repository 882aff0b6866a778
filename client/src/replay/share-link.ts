// Links to a game that is over. Where the server has it, the link names its table and a key for whoever may not see
// that by themselves; otherwise the record is packed into it. Both stand behind the #, so that they never reach a server's log.
import { addressOf } from "../shell/router/router.svelte.ts";

const LINK = /^#record=([\w-]+)(?:&step=(\d+))?$/;
const PLACE = /^#key=([\w-]+)&step=(\d+)$/;

export interface Shared {
  record: string;
  step: number | null; // where to open it; null for the end
}

export async function shareLink(text: string, step: number): Promise<string> {
  return `${location.origin}${addressOf("/replay")}#record=${await packed(text)}&step=${step}`;
}

/** A short link to a game at a table of this server. */
export function tableLink(table: string, key: string, step: number): string {
  return `${location.origin}${addressOf(`/replay/${table}`)}#key=${key}&step=${step}`;
}

/** What a link to a game at a table says besides: the key for whoever was not there, and where to begin. */
export function placeFromLink(hash: string): { key: string | null; step: number | null } {
  const [, key, step] = PLACE.exec(hash) ?? [];
  return { key: key ?? null, step: step ? Number(step) : null };
}

/** Where a game of this server is reviewed for somebody who was not there. */
export function watchedReview(table: string, key: string): string {
  return `/review/${table}#key=${key}&step=0`;
}

/** Where a record is reviewed that lies on no table. */
export async function reviewLink(text: string): Promise<string> {
  return `/review#record=${await packed(text)}`;
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The record that an address carries, or null if it carries none that can be read. */
export async function recordFromLink(hash: string): Promise<Shared | null> {
  const [, letters, step] = LINK.exec(hash) ?? [];
  if (!letters) return null;
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const record = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return { record, step: step ? Number(step) : null };
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}
