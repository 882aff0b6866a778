// Puts what Python in the browser consists of beside the page: its runtime as the package brings it, and the worker that
// starts it. The sources that it runs are packed by `engine.py`, which the build calls afterwards.
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";

/** The parts of the runtime that a browser needs; no further package is ever fetched. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

export function engine(): Plugin {
  let out = "";
  return {
    name: "townwright-engine",
    apply: "build",
    configResolved: (config) => {
      out = join(config.build.outDir, "engine");
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const described = createRequire(import.meta.url).resolve("pyodide/package.json");
        const { version } = JSON.parse(readFileSync(described, "utf8")) as { version: string };
        const runtime = join(out, `pyodide-${version}`);
        mkdirSync(runtime, { recursive: true });
        for (const name of RUNTIME) cpSync(join(dirname(described), name), join(runtime, name));
        const { info } = JSON.parse(readFileSync(join(dirname(described), "pyodide-lock.json"), "utf8")) as {
          info: object;
        };
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: { LOCK: JSON.stringify({ info, packages: {} }) },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: {
              input: "worker/engine/worker.ts",
              output: { entryFileNames: "worker-[hash].js", format: "es" },
            },
          },
        });
      },
    },
  };
}
