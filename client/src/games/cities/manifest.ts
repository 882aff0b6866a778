import type { GameManifest } from "../manifest.ts";

export const manifest: GameManifest = {
  seats: { least: 1, most: 8 },
  summary: ({ level = "1", variants = "-" }, { say }) => {
    const words = variants === "-" ? [] : variants.split(" ");
    const named = words.map((word) => say(`city-variant-${word}-short`));
    return [say("city-level", { level: Number(level) }), ...named].join(", ");
  },
  rules: [
    "aim",
    "tiles",
    "start",
    "round",
    "lay",
    "tourist",
    "level-1",
    "level-2",
    "level-3",
    "end",
    "quick",
    "variants",
  ],
  lessons: ["cities-1", "cities-2", "cities-3"],
  ownSetExample: "tileset mybox\n1 AA/PP\n2 AA/TT\n…",
  loadTable: () => import("./table/index.ts"),
  loadOptions: () => import("./Options.svelte"),
  loadScene: () => import("./Scene.svelte"),
  loadLessons: () => import("./lessons.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
  loadHelp: () => import("./Help.svelte"),
};
