import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead, roomOfCatalogue } from "./vite/preload-list.ts";
import { hinted } from "./vite/compile-hint.ts";
import { offline } from "./vite/service-worker.ts";
import { packed } from "./vite/compress.ts";

export default defineConfig({
  plugins: [svelte(), ahead(), hinted(), offline(), packed()],
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
        // What every screen needs comes as one file, and so do the words of a room in one language, and what a game's
        // table shares with its companion; every further file would wait for a line of its own.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|rolldown\/runtime|src\/(App|style|shell|texts|wire\/http|art\/(Icon|Mark)|home\/(people|lists|agreed)|table\/(games|people|time)|\w+\/named)/,
            },
            { name: "hexes", test: /src\/greentown\/(HexTile|Piece|hexes|greentown\.css|view)/ },
            { name: "signs", test: /src\/skylines\/(Glyph|paints|names|view)/ },
            { name: "tiles", test: /src\/art\// },
            { name: "table", test: /src\/(table|wire)\// },
            { name: (id: string) => wordsOf(id), test: /texts\/\w+\/.*\.ftl/ },
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

/** The file that holds a catalogue: `de` for what every screen says, `de-cities` for what only a room says. */
function wordsOf(catalogue: string): string {
  const [, language = "", name = ""] = /texts\/(\w+)\/([\w-]+)\.ftl/.exec(catalogue) ?? [];
  return [language, roomOfCatalogue(name)].filter(Boolean).join("-");
}
