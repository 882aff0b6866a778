// Keeps the memory of Python as it is when everything has been imported, so that the next start imports nothing. It is made
// before Python has seen any table, and lies beside the engine's files under a name that names them all.
import type { PyodideAPI, PyodideConfig } from "pyodide";

type Made = NonNullable<PyodideConfig["createPyodideModule"]>;
type Module = Awaited<ReturnType<Made>> & { growMemory(bytes: number): void };
type MakeModule = (settings: Parameters<Made>[0]) => Promise<Module>;

const CACHE = "engine-of-townwright"; // where the page has put all files

/** A file of the engine from the cache, where there is one. */
export async function kept(asked: RequestInfo | URL): Promise<Response | undefined> {
  return await (await opened())?.match(asked, { ignoreVary: true });
}

/** The memory that was kept under this address. */
export async function keptMemory(address: string | undefined): Promise<Uint8Array | null> {
  const found = address && (await kept(address).catch(() => undefined));
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** How the runtime begins with this memory; it has to be given the room for it, which the runtime itself forgets to do. */
export async function restoring(memory: Uint8Array, runtime: string): Promise<PyodideConfig> {
  const { default: make } = (await import(/* @vite-ignore */ `${runtime}pyodide.asm.mjs`)) as { default: MakeModule };
  return {
    _loadSnapshot: memory,
    createPyodideModule: async (settings) => {
      const module = await make(settings);
      module.growMemory(memory.length);
      return module;
    },
  };
}

/** Keep the memory of Python; a device that cannot do so starts more slowly. */
export function keepMemory(address: string, python: PyodideAPI): void {
  try {
    const memory = (python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();
    void opened()
      .then((cache) => cache?.put(address, new Response(memory)))
      .catch(() => console.warn("the engine's memory is not kept"));
  } catch (error) {
    console.warn("the engine's memory is not kept", error);
  }
}

async function opened(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : await caches.open(CACHE).catch(() => null);
}
