// The engine of this page, with the worker, the files and the lists of the real browser.
import { mount } from "svelte";
import { settings } from "../shell/settings.svelte.ts";
import { loadTexts, say } from "../texts/texts.svelte.ts";
import { RefusedRequest } from "../wire/http.ts";
import { ROOT, STATIC } from "../wire/place.svelte.ts";
import { fetchEngine, isKept } from "./download.ts";
import EngineProgress from "./EngineProgress.svelte";
import { type EngineResponse, EngineStopped, PageEngine } from "./engine.ts";
import { type EngineFailure, progress } from "./progress.svelte.ts";
import { writeWholeAddresses } from "./whole-addresses.ts";

// of the same file, since whoever needs one needs the others
export { default as DeviceLine } from "./DeviceLine.svelte";
export { deviceTables } from "./device-rows.ts";

const FOLDER = `${ROOT}engine/`;
const ANYWHERE = /^\/api\/(games|records|study|components|score)\b/;
const WORKER = /^[\w/.-]*engine\/worker-[\w-]+\.js$/;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Not all of its files could be fetched. */
class NotFetched extends Error {}

let trusted: ((url: string) => string) | null = null;
let shown = false;

export const engine = newEngine();

if (STATIC) writeWholeAddresses();

/** One more engine, with a worker of its own. */
export function newEngine(): PageEngine {
  return new PageEngine({
    fetched: async () => {
      show();
      const list = await fetchEngine(FOLDER, (here, all) => Object.assign(progress, { here, all })).catch((error) => {
        throw new NotFetched(String(error));
      });
      return { folder: FOLDER, list };
    },
    worker: (address) => new Worker(trust(address), { type: "module", name: "townwright-engine" }),
  });
}

/** Whether the whole engine is kept, so that this device can play without a network. */
export function isHere(): Promise<boolean> {
  return isKept(FOLDER);
}

/** The engine, or another one, once it has started; where that fails, a sentence over the screen says so and leads on. */
export async function startedEngine(wanted = engine): Promise<PageEngine> {
  try {
    await wanted.start();
    settings.device = true;
    progress.failed = null;
  } catch (error) {
    if (error instanceof EngineStopped) throw error;
    console.error("the engine does not start", error);
    progress.failed = error instanceof NotFetched ? "device-not-fetched" : "device-not-started";
    throw await refused(progress.failed);
  } finally {
    progress.done = true;
  }
  return wanted;
}

async function refused(key: EngineFailure): Promise<RefusedRequest> {
  await loadTexts("device").catch(() => null);
  return new RefusedRequest(503, "no-engine", { key, english: say(key) });
}

/** The answer of this device: to any request, or to one that needs nobody's tables where the engine is kept. */
export async function answer(path: string, asked: RequestInit, any = true): Promise<EngineResponse> {
  if (!any && !(ANYWHERE.test(path) && (await isHere()))) throw new Error("the server cannot be reached");
  return await (await startedEngine()).answer(asked.method ?? "GET", path, String(asked.body ?? ""));
}

/** How far it is, over whatever screen there is. */
function show(): void {
  progress.done = false;
  if (!shown) mount(EngineProgress, { target: document.body });
  shown = true;
}

/** The policy that the server names lets the engine's worker through and nothing else. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  trusted ??= (
    (policy) => (url: string) =>
      policy.createScriptURL(url)
  )(
    trustedTypes.createPolicy("townwright-engine", {
      createScriptURL: (url) => {
        if (!WORKER.test(url)) throw new TypeError(`not the engine: ${url}`);
        return url;
      },
    }),
  );
  return trusted(address);
}
