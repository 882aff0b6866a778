// Runs Python in the browser: the rules, tables and programs of the server, with the tables of this device.
// One worker serves one tab; tabs tell each other what they have stored.
import type { Lockfile, loadPyodide, PyodideAPI } from "pyodide";
import type { EngineFiles, FromWorker, ToWorker } from "../../src/engine/worker-messages.ts";
import { keepMemory, kept, keptMemory, restoring } from "./memory.ts";
import { openDatabase, Store } from "./store.ts";
import { lay, unpacked } from "./unpack.ts";

declare const self: DedicatedWorkerGlobalScope;
declare const LOCK: Lockfile; // the runtime's list of packages, without any package

/** The page of this tab, in Python. */
interface PythonPage {
  hear(text: string): void;
  ask(number: number, method: string, path: string, body: string): void;
  changed(table: string): void;
}

type Python = PyodideAPI & { _api: { on_fatal?: (error: unknown) => void } };

const SOURCES = "/engine";
const IMPORT = `
import sys
sys.path.insert(0, "${SOURCES}")
from townwright.local import structs
structs.install()
from townwright.local import browser
browser.import_games()
`;
const MOST_PRINTED = 20_000; // characters of what a piece of Python prints
/** Two starts from the same memory must not draw the same numbers. */
const SHUFFLE = "import random; random.seed()";
const FLUSH = "import sys; sys.stdout.flush(); sys.stderr.flush()";
const PAGE = "from townwright.local.browser import BrowserPage; BrowserPage";

const others = new BroadcastChannel("townwright-tables");
let starting: Promise<{ page: PythonPage; python: Python }> | null = null;

// What fails here ends the worker for the page, which hears of errors but not of promises.
self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data).catch(fail);

function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

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

async function start(files: EngineFiles): Promise<{ page: PythonPage; python: Python }> {
  self.fetch = keptFirst(self.fetch.bind(self));
  const [python, database] = await Promise.all([startPython(files), openDatabase()]);
  const store = new Store(database, (table) => others.postMessage(table));
  const made = python.runPython(PAGE) as (...given: unknown[]) => PythonPage;
  const page = made(
    store,
    (text: string) => tell({ say: "message", text }),
    (number: number, status: number, body: string) => tell({ say: "response", number, status, body }),
  );
  python._api.on_fatal = (error) => fail(error); // Python itself has died, and answers nothing any more
  others.onmessage = ({ data }) => page.changed(String(data));
  database.onclose = () => {
    throw new Error("the browser closed the database"); // the page starts another worker, which opens it again
  };
  return { page, python };
}

/** Python with everything imported: from the memory of the first start where that is kept. */
async function startPython({ runtime, archive, memory }: EngineFiles): Promise<Python> {
  const module = import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>;
  const sources = fetched(archive).then(unpacked);
  const [{ loadPyodide: load }, before] = await Promise.all([module, keptMemory(memory)]);
  const common = { indexURL: runtime, lockFileContents: LOCK, packageBaseUrl: runtime };
  if (before) {
    const python = await load({ ...common, ...(await restoring(before, runtime)) }).catch(forgotten);
    if (python) {
      lay(await sources, SOURCES, python);
      python.runPython(SHUFFLE);
      return python as Python;
    }
  }
  const python = await load({ ...common, _makeSnapshot: memory !== undefined });
  lay(await sources, SOURCES, python);
  python.runPython(IMPORT);
  if (memory) keepMemory(memory, python);
  return python as Python;
}

function forgotten(error: unknown): null {
  console.warn("the engine starts anew, for its memory cannot be read", error);
  return null;
}

/** What a piece of Python prints or gives back, for whoever tries things out. */
async function run(python: PyodideAPI, code: string): Promise<{ status: number; body: string }> {
  const decoder = new TextDecoder();
  let printed = "";
  const write = (bytes: Uint8Array) => {
    if (printed.length < MOST_PRINTED) printed += decoder.decode(bytes, { stream: true });
    return bytes.length;
  };
  const withAll = (last: string[]) => {
    python.runPython(FLUSH); // a line that has not ended is printed too
    const before = printed.slice(0, MOST_PRINTED).replace(/\n$/, "");
    return [...(before ? [before] : []), ...last].join("\n");
  };
  python.setStdout({ write });
  python.setStderr({ write });
  try {
    const given: unknown = await python.runPythonAsync(code);
    return { status: 200, body: withAll(given === undefined ? [] : [String(given)]) };
  } catch (error) {
    return { status: 400, body: withAll([traceOf(error)]) };
  } finally {
    python.setStdout();
    python.setStderr();
  }
}

/** What Python says of an error, without the steps inside the runtime that led to the piece itself. */
function traceOf(error: unknown): string {
  let own = true;
  const lines = String(error)
    .replace(/^PythonError: /, "")
    .trimEnd()
    .split("\n");
  const kept = lines.filter((line) => {
    if (line.startsWith('  File "')) own = !line.includes("/_pyodide/");
    else if (!line.startsWith("    ")) own = true;
    return own;
  });
  return kept.join("\n");
}

/** Nothing is fetched twice: on a first visit no service worker stands between yet, and a plain server lets nothing be kept. */
function keptFirst(plainly: typeof fetch): typeof fetch {
  return async (asked, how) => (await kept(asked)) ?? plainly(asked, how);
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}
