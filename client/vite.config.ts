import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./vite/offline.ts";
import { packed } from "./vite/packed.ts";

export default defineConfig({
  plugins: [svelte(), offline(), packed()],
  base: "/",
  logLevel: "warn",
  build: {
    outDir: "../src/townwright/client_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // every picture and font is a file of its own, with its hash in its name
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".", "../src/townwright/texts"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
