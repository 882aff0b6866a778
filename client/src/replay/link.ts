// A record inside a link: packed, behind the #, so that it never reaches a server's log and needs no table.
const MARK = "record=";

export async function linkTo(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${location.origin}/replay#${MARK}${letters}`;
}

/** The record that an address carries, or null if it carries none that can be read. */
export async function recordIn(hash: string): Promise<string | null> {
  const letters = hash.replace(/^#/, "");
  if (!letters.startsWith(MARK)) return null;
  try {
    const plain = atob(letters.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
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
