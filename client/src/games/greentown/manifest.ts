import type { GameManifest } from "../manifest.ts";
import type { GreentownContents } from "./pieces/view.ts";

export const manifest: GameManifest = {
  losableAlone: true,
  openInformation: ({ money }) => money === "open",
  ownValues: ({ setups }: GreentownContents) => ({ setup: setups.map(({ name }) => name) }),
  rules: [
    "aim",
    "map",
    "turn",
    "order",
    "build",
    "lay",
    "develop",
    "erect",
    "tour",
    "wishes",
    "pay",
    "two",
    "money",
    "end",
  ],
  lessons: ["greentown"],
  loadTable: () => import("./table/index.ts"),
  loadScene: () => import("./Scene.svelte"),
  loadLessons: () => import("./lessons.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
};
