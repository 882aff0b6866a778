// Runs Python in the browser: the rules, tables and programs of the server, with the tables of this device.
// One worker serves one tab; tabs tell each other what they have stored.
import type { Lockfile, loadPyodide, PyodideAPI } from "pyodide";
import type { EngineFiles, FromWorker, ToWorker } from "../../src/engine/worker-messages.ts";
import { openDatabase, Store } from "./store.ts";

declare const self: DedicatedWorkerGlobalScope;
declare const LOCK: Lockfile; // the runtime's list of packages, without any package

/** The page of this tab, in Python. */
interface PythonPage {
  hear(text: string): void;
  ask(number: number, method: string, path: string, body: string): void;
  changed(table: string): void;
}

const CACHE = "engine-of-townwright"; // where the page has put all files
const SOURCES = "/engine";
const START = `
import sys
sys.path.insert(0, "${SOURCES}")
from townwright.local import structs
structs.install()
from townwright.local.browser import BrowserPage
BrowserPage
`;

const others = new BroadcastChannel("townwright-tables");
let starting: Promise<{ page: PythonPage; python: PyodideAPI }> | null = null;

// What fails here ends the worker for the page, which hears of errors but not of promises.
self.onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void hear(data).catch((error) =>
    setTimeout(() => {
      throw error;
    }),
  );

async function hear(said: ToWorker): Promise<void> {
  if (said.say === "start") {
    starting ??= start(said.files);
    starting.then(
      () => tell({ say: "ready" }),
      (error) => tell({ say: "failed", why: String(error) }),
    );
    return;
  }
  const started = await starting;
  if (!started) return;
  const { page, python } = started;
  if (said.say === "message") page.hear(said.text);
  else if (said.say === "request") page.ask(said.number, said.method, said.path, said.body);
  else tell({ say: "response", number: said.number, ...(await run(python, said.code)) });
}

async function start({ runtime, archive }: EngineFiles): Promise<{ page: PythonPage; python: PyodideAPI }> {
  self.fetch = keptFirst(self.fetch.bind(self));
  const module = import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>;
  const [{ loadPyodide: load }, sources, database] = await Promise.all([module, fetched(archive), openDatabase()]);
  const python = await load({ indexURL: runtime, lockFileContents: LOCK, packageBaseUrl: runtime });
  python.unpackArchive(sources, "zip", { extractDir: SOURCES });
  const store = new Store(database, (table) => others.postMessage(table));
  const made = python.runPython(START) as (...given: unknown[]) => PythonPage;
  const page = made(
    store,
    (text: string) => tell({ say: "message", text }),
    (number: number, status: number, body: string) => tell({ say: "response", number, status, body }),
  );
  others.onmessage = ({ data }) => page.changed(String(data));
  database.onclose = () => {
    throw new Error("the browser closed the database"); // the page starts another worker, which opens it again
  };
  return { page, python };
}

/** What a piece of Python prints or gives back, for whoever tries things out. */
async function run(python: PyodideAPI, code: string): Promise<{ status: number; body: string }> {
  const printed: string[] = [];
  python.setStdout({ batched: (line) => printed.push(line) });
  try {
    const given: unknown = await python.runPythonAsync(code);
    if (given !== undefined) printed.push(String(given));
    return { status: 200, body: printed.join("\n") };
  } catch (error) {
    return { status: 400, body: [...printed, String(error)].join("\n") };
  } finally {
    python.setStdout();
  }
}

/** Nothing is fetched twice: on a first visit no service worker stands between yet, and a plain server lets nothing be kept. */
function keptFirst(plainly: typeof fetch): typeof fetch {
  return async (asked, how) => {
    const cache = typeof caches === "undefined" ? null : await caches.open(CACHE).catch(() => null);
    return (await cache?.match(asked, { ignoreVary: true })) ?? plainly(asked, how);
  };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return await response.arrayBuffer();
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}
