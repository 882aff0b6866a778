// Builds the worker that starts the page offline, with the list of files it keeps written into it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const SHELL = ["index.html", "manifest.webmanifest", "icon.svg"];

export function serviceWorker(): Plugin {
  let out = "";
  return {
    name: "townwright-service-worker",
    apply: "build",
    configResolved: (config) => {
      out = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const hashed = readdirSync(join(out, "assets")).map((name) => `assets/${name}`);
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: {
            SHELL: JSON.stringify(SHELL),
            HASHED: JSON.stringify(hashed),
            EDITION: JSON.stringify(edition(out, hashed)),
          },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: { input: "worker/service-worker.ts", output: { entryFileNames: "sw.js", format: "iife" } },
          },
        });
      },
    },
  };
}

/** Names this build by the contents of its files: those in `assets` have theirs in their names. */
function edition(out: string, hashed: string[]): string {
  const told = createHash("sha256");
  for (const name of hashed.sort()) told.update(name);
  for (const name of SHELL) told.update(readFileSync(join(out, name)));
  return told.digest("hex").slice(0, 16);
}
