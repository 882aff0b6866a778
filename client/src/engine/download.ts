// Fetches the files of the engine, tells how far it is, and keeps them for when there is no network.
import { type EngineList, memoryOf } from "./engine.ts";

const CACHE = "engine-of-townwright"; // the service worker looks there
const LIST = "engine.json";
const PATIENCE = 4000; // milliseconds for the newest list, where there is one already

/** Fetch what is not kept yet; `told` hears how many bytes of how many are here. */
export async function fetchEngine(folder: string, told: (here: number, all: number) => void): Promise<EngineList> {
  const list = await fetchList(folder);
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
  if (kept) await keepOnly(kept, folder, list, stored.every(Boolean));
  return list;
}

/** Whether the whole engine is kept, so that it starts without a network. */
export async function isKept(folder: string): Promise<boolean> {
  return (await (await openCache())?.match(folder + LIST)) !== undefined;
}

/** The newest list; without a network the one that was kept. */
async function fetchList(folder: string): Promise<EngineList> {
  const address = folder + LIST;
  const kept = await (await openCache())?.match(address);
  try {
    const response = await fetch(address, { cache: "no-cache", signal: kept ? AbortSignal.timeout(PATIENCE) : null });
    if (response.ok) return (await response.json()) as EngineList;
  } catch {
    // there is no network, or next to none
  }
  if (!kept) throw new Error("there is no engine");
  return (await kept.json()) as EngineList;
}

/** Fetch a file, and answer whether it is kept; a device that is full plays all the same. */
async function fetchFile(
  address: string,
  size: number,
  kept: Cache | null,
  count: (bytes: number) => void,
): Promise<boolean> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const storing = kept?.put(address, response.clone()).then(
    () => true,
    () => false,
  );
  const reader = response.body.getReader();
  let here = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    here += read.value.length;
    count(read.value.length);
  }
  const stored = (await storing) ?? false;
  if (here === size) return stored;
  await kept?.delete(address); // some hosts answer with a page instead of a file that is not there
  throw new Error(`${here} bytes instead of ${size}: ${address}`);
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
