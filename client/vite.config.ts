import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { scopeOf } from "./src/texts/catalogues.ts";
import { compileHint } from "./vite/compile-hint.ts";
import { compress } from "./vite/compress.ts";
import { preloadList } from "./vite/preload-list.ts";
import { serviceWorker } from "./vite/service-worker.ts";

export default defineConfig({
  plugins: [svelte(), preloadList(), compileHint(), serviceWorker(), compress()],
  base: "/",
  logLevel: "warn",
  build: {
    outDir: "../src/townwright/client_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // every picture and font is a file of its own, with its hash in its name
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What every screen needs comes as one file, and so do the texts of a scope in one language, the pictures of all
        // games, and what a game's table shares with its companion; every further file would wait for a request of its own.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|rolldown\/runtime|src\/(App|style|shell|texts|wire\/http|art|home\/(session|lists|bots)|options\/[a-z]|games\/(index|[^/]+\/(manifest|mood))|table\/people\/(seat-names|durations))/,
            },
            { name: (id: string) => `${gameOf(id)}-pieces`, test: /src\/games\/[^/]+\/pieces\// },
            { name: "scenes", test: /src\/games\/(GameScene|[^/]+\/Scene)\.svelte/ },
            { name: "table", test: /src\/(table|wire)\// },
            { name: (id: string) => textsOf(id), test: /texts\/\w+\/.*\.ftl/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/townwright/texts", "../src/townwright/games"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});

/** The game in whose folder a module lies. */
function gameOf(module: string): string {
  return /src\/games\/([^/]+)\//.exec(module)?.[1] ?? "";
}

/** The file that holds a catalogue: `de` for what every screen says, `de-<scope>` for all else. */
function textsOf(catalogue: string): string {
  const [, language = "", name = ""] = /texts\/(\w+)\/([\w/-]+)\.ftl/.exec(catalogue) ?? [];
  return [language, scopeOf(name).replace("/", "-")].filter(Boolean).join("-");
}
