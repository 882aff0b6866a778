import type { GameManifest } from "../manifest.ts";

export const manifest: GameManifest = {
  losableAlone: true,
  openInformation: () => true,
  rules: [
    "aim",
    "bars",
    "turn",
    "play",
    "place",
    "district",
    "service",
    "exchange",
    "milestone",
    "end",
    "unique",
    "role",
    "policy",
    "news",
    "layout",
  ],
  lessons: ["skylines"],
  loadTable: () => import("./table/index.ts"),
  loadScene: () => import("./Scene.svelte"),
  loadLessons: () => import("./lessons.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
};
