import type { GameManifest } from "../manifest.ts";

export const manifest: GameManifest = {
  rules: [
    "short",
    "tiles",
    "start",
    "round",
    "lay",
    "tourist",
    "hidden",
    "zones",
    "level-1",
    "level-2",
    "level-3",
    "end",
    "players",
    "variants",
  ],
  lessons: ["cities-1", "cities-walk", "cities-2", "cities-3", "cities-plan"],
  ownSetExample: "tileset mybox\n1 AA/PP\n2 AA/TT\n…",
  loadTable: () => import("./table/index.ts"),
  loadScene: () => import("./Scene.svelte"),
  loadPictures: () => import("./rules/Pictures.svelte"),
  loadLessons: () => import("./lessons/index.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
  loadReview: () => import("./review/index.ts"),
};
