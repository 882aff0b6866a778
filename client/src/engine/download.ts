// Fetches the files of the engine, tells how far it is, and keeps them for when there is no network.
import type { EngineList } from "./engine.ts";

const CACHE = "engine-of-townwright"; // the service worker looks there
const LIST = "engine.json";

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
  await Promise.all(
    Object.entries(list.sizes).map(async ([name, size]) => {
      const address = folder + name;
      if (await kept?.match(address)) count(size);
      else await fetchFile(address, kept, count);
    }),
  );
  if (kept) await keepOnly(kept, folder, list);
  return list;
}

/** Whether the whole engine is kept, so that it starts without a network. */
export async function isKept(folder: string): Promise<boolean> {
  return (await (await openCache())?.match(folder + LIST)) !== undefined;
}

/** The newest list; without a network the one that was kept. */
async function fetchList(folder: string): Promise<EngineList> {
  const address = folder + LIST;
  try {
    const response = await fetch(address, { cache: "no-cache" });
    if (response.ok) return (await response.json()) as EngineList;
  } catch {
    // there is no network
  }
  const kept = await (await openCache())?.match(address);
  if (!kept) throw new Error("there is no engine");
  return (await kept.json()) as EngineList;
}

async function fetchFile(address: string, kept: Cache | null, count: (bytes: number) => void): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const storing = kept?.put(address, response.clone()).catch(() => null); // a device that is full plays all the same
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) count(read.value.length);
  await storing;
}

/** The list comes last: whoever finds it finds all its files. Those of other versions go. */
async function keepOnly(kept: Cache, folder: string, list: EngineList): Promise<void> {
  const names = new Set([LIST, ...Object.keys(list.sizes)].map((name) => new URL(folder + name, location.href).href));
  for (const request of await kept.keys()) if (!names.has(request.url)) await kept.delete(request);
  const headers = { "Content-Type": "application/json" };
  await kept.put(folder + LIST, new Response(JSON.stringify(list), { headers })).catch(() => null);
}

/** Browsers have a cache for pages with a safe address only. */
async function openCache(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : await caches.open(CACHE).catch(() => null);
}
