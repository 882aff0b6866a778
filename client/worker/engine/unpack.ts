// Unpacks the engine's sources with the browser's own means, which is quicker than asking Python: a zip archive whose files
// lie in it as they are, packed as a whole.
import type { PyodideAPI } from "pyodide";

const END = 22; // bytes of the record at the end of an archive without a comment
const ENTRY = 46; // bytes of an entry of its list, before the name
const LOCAL = 30; // bytes before the name of a file

/** The files of an archive by their paths. */
export async function unpacked(archive: Response): Promise<Map<string, Uint8Array>> {
  const whole = archive.body?.pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(whole).arrayBuffer();
  const view = new DataView(bytes);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(bytes.byteLength - END + 16, true);
  for (let left = view.getUint16(bytes.byteLength - END + 10, true); left > 0; left--) {
    const size = view.getUint32(at + 24, true);
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + ENTRY, length));
    const local = view.getUint32(at + 42, true);
    const from = local + LOCAL + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.set(name, new Uint8Array(bytes, from, size));
    at += ENTRY + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** Lay files where Python finds them. */
export function lay(files: Map<string, Uint8Array>, folder: string, { FS }: PyodideAPI): void {
  const made = new Set<string>();
  for (const [name, content] of files) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, content);
  }
}
