// Fetches the files of the engine, tells how far it is, and keeps them for when there is no network.
import { type EngineList, memoryOf } from "./engine.ts";

const CACHE = "engine-of-townwright"; // the service worker looks there
const LIST = "engine.json";
const PATIENCE = 4000; // milliseconds for the newest list, where there is one already
const STALLED = 20_000; // milliseconds without a single byte, after which a connection is given up

/** Fetch what is not kept yet; `told` hears how many bytes of how many are here. Where a newer engine does not come
 * through, the one that is kept whole goes on. */
export async function fetchEngine(folder: string, told: (here: number, all: number) => void): Promise<EngineList> {
  const before = await keptList(folder);
  const list = (await newestList(folder, before !== null)) ?? before;
  if (!list) throw new Error("there is no engine");
  try {
    return await fetchFiles(folder, list, before, told);
  } catch (error) {
    if (!before || list === before) throw error;
    return before;
  }
}

async function fetchFiles(
  folder: string,
  list: EngineList,
  before: EngineList | null,
  told: (here: number, all: number) => void,
): Promise<EngineList> {
  const kept = await openCache();
  const all = Object.values(list.sizes).reduce((sum, size) => sum + size, 0);
  let here = 0;
  const count = (bytes: number) => {
    here += bytes;
    told(here, all);
  };
  const stored = await Promise.all(
    Object.entries(list.sizes).map(async ([name, size]) => {
      const address = folder + name;
      if (!(await kept?.match(address))) return fetchFile(address, size, kept, count);
      count(size);
      return true;
    }),
  );
  const whole = stored.every(Boolean) ? list : before; // without room for both, the one that is whole stays
  if (kept) await keepOnly(kept, folder, whole ?? list, whole !== null);
  return list;
}

/** Whether the whole engine is kept, so that it starts without a network. */
export async function isKept(folder: string): Promise<boolean> {
  return (await (await openCache())?.match(folder + LIST)) !== undefined;
}

/** The list of the engine that is kept whole, if there is one. */
async function keptList(folder: string): Promise<EngineList | null> {
  const kept = await (await openCache())?.match(folder + LIST);
  return kept ? ((await kept.json()) as EngineList) : null;
}

/** The newest list; none without a network. Whoever has one already does not wait long, and nobody waits for ever. */
async function newestList(folder: string, hasOne: boolean): Promise<EngineList | null> {
  try {
    const signal = AbortSignal.timeout(hasOne ? PATIENCE : STALLED);
    const response = await fetch(folder + LIST, { cache: "no-cache", signal });
    return response.ok ? ((await response.json()) as EngineList) : null;
  } catch {
    return null; // there is no network, or next to none
  }
}

/** Fetch a file, and answer whether it is kept; a device that is full plays all the same. A file of which nothing comes
 * any more is given up. */
async function fetchFile(
  address: string,
  size: number,
  kept: Cache | null,
  count: (bytes: number) => void,
): Promise<boolean> {
  const stop = new AbortController();
  const response = await soon(fetch(address, { signal: stop.signal }), stop);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const storing = kept?.put(address, response.clone()).then(
    () => true,
    () => false,
  );
  const reader = response.body.getReader();
  let here = 0;
  for (let read = await soon(reader.read(), stop); !read.done; read = await soon(reader.read(), stop)) {
    here += read.value.length;
    count(read.value.length);
  }
  const stored = (await storing) ?? false;
  if (here === size) return stored;
  await kept?.delete(address); // some hosts answer with a page instead of a file that is not there
  throw new Error(`${here} bytes instead of ${size}: ${address}`);
}

/** What comes of a request, which is stopped if that takes too long. */
async function soon<T>(coming: Promise<T>, stop: AbortController): Promise<T> {
  const late = setTimeout(() => stop.abort(new Error("nothing comes any more")), STALLED);
  return await coming.finally(() => clearTimeout(late));
}

/** The list comes last, and only if all is there: whoever finds it finds all its files. Those of other versions go. */
async function keepOnly(kept: Cache, folder: string, list: EngineList, whole: boolean): Promise<void> {
  const files = [...Object.keys(list.sizes), memoryOf(list), ...(whole ? [LIST] : [])];
  const names = new Set(files.map((name) => new URL(folder + name, location.href).href));
  const own = new URL(folder, location.href).href; // another folder of the same host has files of its own
  for (const request of await kept.keys())
    if (request.url.startsWith(own) && !names.has(request.url)) await kept.delete(request);
  if (!whole) return;
  const headers = { "Content-Type": "application/json" };
  await kept.put(folder + LIST, new Response(JSON.stringify(list), { headers })).catch(() => null);
}

/** Browsers have a cache for pages with a safe address only. */
async function openCache(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : await caches.open(CACHE).catch(() => null);
}
