import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues, textsFile } from "./vite/catalogues.ts";
import { compileHint } from "./vite/compile-hint.ts";
import { compress } from "./vite/compress.ts";
import { engine } from "./vite/engine.ts";
import { noCustomElements } from "./vite/no-custom-elements.ts";
import { noHydration } from "./vite/no-hydration.ts";
import { preloadList } from "./vite/preload-list.ts";
import { serviceWorker } from "./vite/service-worker.ts";

export default defineConfig({
  plugins: [
    svelte(),
    catalogues(),
    noCustomElements(),
    noHydration(),
    preloadList(),
    compileHint(),
    engine(),
    serviceWorker(),
    compress(),
  ],
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
        // A module of texts is a file without a group: whatever loads one then needs nothing else, and names it once.
        chunkFileNames: ({ facadeModuleId }) => `assets/${textsFile(facadeModuleId ?? "") ?? "[name]"}-[hash].js`,
        // What every screen needs comes as one file, and so do the pictures of all games, what every table needs, and what a
        // game's table shares with its companion; every further file would wait for a request of its own. What
        // only some visitors come to see is no part of them: sheets, the waiting room, the end.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|rolldown\/runtime|virtual:texts$|src\/(App|style|shell\/(?!sheets\/[A-Z]|keyboard\/(PlaceGrid|arrow)|router\/(RulesPage|page-index)|sound)|texts|wire\/http|art\/(?!Face)|home\/(session|lists)|options\/game-infos|games\/(index|[^/]+\/(manifest|mood))|table\/people\/(seat-names|durations))/,
            },
            {
              name: (id: string) => `${gameOf(id)}-pieces`,
              test: /src\/games\/[^/]+\/(pieces\/|map\/(CityPainting|TownPainting|tiles\/)|cards\/(CardFace|MarkerChanges)|table\/(Bars|VisitorCard|names|payment-reasons))/,
            },
            { name: "boxes", test: /src\/games\/[^/]+\/box\.ts/ },
            { name: (id: string) => `${gameOf(id)}-pictures`, test: /src\/games\/[^/]+\/map\/pictures\// },
            { name: "scenes", test: /src\/games\/(GameScene|[^/]+\/Scene)\.svelte/ },
            { name: "places", test: /src\/shell\/keyboard\// },
            { name: "sheet", test: /src\/shell\/sheets\/Sheet\.svelte/ },
            { name: "ranking", test: /src\/table\/(end\/(CountPanel|Podium)|history\/Ranking)/ },
            {
              name: "table",
              test: /src\/(table\/(?!AfterGame|Agreements|JoinPage|PassDevice|TakeSeatAgain|WaitingRoom|end\/(BelowResult|Course)|history\/(FactLine|Log|Notation)|proposals\/|move\/TypedMoveForm|invitations\/|people\/(Greetings|TimeLeft|TurnChange)|playback\/|tooltips\/(Tooltip|tooltips|shown-tip))|wire\/(?!follow))/,
            },
            { name: (id: string) => `${gameOf(id)}-city`, test: /src\/games\/[^/]+\/city\// },
            { name: (id: string) => `${gameOf(id)}-points`, test: /src\/games\/[^/]+\/table\/Points/ },
            { name: (id: string) => `${gameOf(id)}-table`, test: /src\/games\/[^/]+\/table\/index\.ts/ },
            // What a turn shows bit by bit comes as one file while its first cards are read.
            {
              name: (id: string) => `${gameOf(id)}-turn`,
              test: /src\/games\/[^/]+\/(cards\/(OwnHand|DrawPiles|PriceNow)|turn\/(ChosenCard|CardDeeds|hand\/hand-order))/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/townwright/texts", "../src/townwright/games"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: "plain", include: ["src/**/!(*.svelte).test.ts"] } },
      // Where effects count, code runs as a browser gets it, though without one.
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "effects", include: ["src/**/*.svelte.test.ts"], environment: "./vite/effects.ts" },
      },
    ],
    isolate: false, // otherwise every file of tests loads all that it imports anew
    testTimeout: 60_000, // a busy machine is slow, and no test is about time
    hookTimeout: 60_000,
  },
});

/** The game in whose folder a module lies. */
function gameOf(module: string): string {
  return /src\/games\/([^/]+)\//.exec(module)?.[1] ?? "";
}
