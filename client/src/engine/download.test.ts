import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchEngine, isKept } from "./download.ts";

const HERE = "https://any.example/sub/";
const FOLDER = "/sub/engine/";
const LIST = {
  runtime: "python",
  worker: "worker.js",
  archive: "rules.zip",
  sizes: { "worker.js": 4, "rules.zip": 3 },
};
const absolute = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, HERE).href;

/** The browser's cache, as far as the engine uses it. */
class FakeCache {
  kept = new Map<string, Response>();
  full = "";

  async match(asked: RequestInfo | URL) {
    return this.kept.get(absolute(asked))?.clone();
  }

  async put(asked: RequestInfo | URL, response: Response) {
    if (this.full && absolute(asked).endsWith(this.full)) throw new Error("QuotaExceededError");
    this.kept.set(absolute(asked), response);
  }

  async delete(asked: RequestInfo | URL) {
    return this.kept.delete(absolute(asked));
  }

  async keys() {
    return [...this.kept.keys()].map((url) => ({ url, toString: () => url }) as unknown as Request);
  }
}

let cache: FakeCache;
let files: Record<string, string>;
let asked: (RequestInit | undefined)[];

beforeEach(() => {
  cache = new FakeCache();
  files = { "engine.json": JSON.stringify(LIST), "worker.js": "work", "rules.zip": "zip" };
  asked = [];
  vi.stubGlobal("location", { href: HERE });
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: string, how?: RequestInit) => {
    asked.push(how);
    const text = files[address.replace(FOLDER, "")];
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const names = () => [...cache.kept.keys()].map((url) => url.split("/").at(-1)).sort();

test("what was fetched is kept, and only the list is asked for again, with little patience", async () => {
  const told: number[] = [];
  await fetchEngine(FOLDER, (here) => told.push(here));
  expect([names(), told.at(-1), asked.length]).toEqual([["engine.json", "rules.zip", "worker.js"], 7, 3]);

  await fetchEngine(FOLDER, () => {});

  expect(asked).toHaveLength(4);
  expect(asked.at(-1)?.signal).toBeInstanceOf(AbortSignal);
});

test("a page in the place of a file is neither taken nor kept", async () => {
  files["rules.zip"] = "<!doctype html>";

  await expect(fetchEngine(FOLDER, () => {})).rejects.toThrow("rules.zip");

  expect(names()).not.toContain("rules.zip");
  expect(await isKept(FOLDER)).toBe(false);
});

test("where a newer engine does not come through, the one that is kept goes on and stays", async () => {
  await fetchEngine(FOLDER, () => {});
  const newer = { ...LIST, archive: "newer.zip", sizes: { "worker.js": 4, "newer.zip": 5 } };
  files = { "engine.json": JSON.stringify(newer) }; // and nothing else

  expect(await fetchEngine(FOLDER, () => {})).toEqual(LIST);
  expect(names()).toEqual(["engine.json", "rules.zip", "worker.js"]);

  files["newer.zip"] = "newer";
  expect(await fetchEngine(FOLDER, () => {})).toEqual(newer);
  expect(names()).toEqual(["engine.json", "newer.zip", "worker.js"]);
});

test("a device that cannot keep all of it plays, and does not count it as kept", async () => {
  cache.full = "rules.zip";

  expect(await fetchEngine(FOLDER, () => {})).toEqual(LIST);

  expect(names()).toEqual(["worker.js"]);
  expect(await isKept(FOLDER)).toBe(false);
});

test("without room for a newer engine it plays, and the one that is kept whole stays", async () => {
  await fetchEngine(FOLDER, () => {});
  const newer = { ...LIST, archive: "newer.zip", worker: "later.js", sizes: { "later.js": 5, "newer.zip": 5 } };
  files = { "engine.json": JSON.stringify(newer), "later.js": "later", "newer.zip": "newer" };
  cache.full = "newer.zip";

  expect(await fetchEngine(FOLDER, () => {})).toEqual(newer);
  expect(names()).toEqual(["engine.json", "rules.zip", "worker.js"]);

  files = {}; // without a network
  expect(await fetchEngine(FOLDER, () => {})).toEqual(LIST);
});

test("a file of which nothing comes any more is given up, but not one that comes slowly", async () => {
  vi.useFakeTimers();
  const fetchWhole = fetch;
  let drip: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal("fetch", async (address: string, how: RequestInit) => {
    if (!address.endsWith("rules.zip")) return fetchWhole(address, how);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        drip = controller;
      },
    });
    how.signal?.addEventListener("abort", () => drip?.error(how.signal?.reason));
    return new Response(body);
  });
  const fetching = fetchEngine(FOLDER, () => {});
  const outcome = fetching.then(
    () => "fetched",
    (error: Error) => error.message,
  );
  let settled = false;
  void outcome.then(() => {
    settled = true;
  });

  for (const byte of [122, 105]) {
    await vi.advanceTimersByTimeAsync(15_000);
    drip?.enqueue(new Uint8Array([byte]));
  }
  await vi.advanceTimersByTimeAsync(15_000);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(await outcome).toBe("nothing comes any more");
  expect(await isKept(FOLDER)).toBe(false);
});
