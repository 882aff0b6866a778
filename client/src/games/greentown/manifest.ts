import type { GameManifest } from "../manifest.ts";
import type { GreentownContents } from "./pieces/view.ts";

export const manifest: GameManifest = {
  losableAlone: true,
  openInformation: ({ money }) => money === "open",
  ownValues: ({ setups }: GreentownContents) => ({ setup: setups.map(({ name }) => name) }),
  rules: [
    "short",
    "map",
    "start",
    "order",
    "turn",
    "build",
    "lay",
    "develop",
    "erect",
    "tour",
    "wishes",
    "pay",
    "end",
    "two",
    "keep",
    "hidden",
  ],
  lessons: ["greentown-tour", "greentown-build", "greentown-erect", "greentown-end", "greentown-plan"],
  loadTable: () => import("./table/index.ts"),
  loadScene: () => import("./Scene.svelte"),
  loadPictures: () => import("./rules/Pictures.svelte"),
  loadLessons: () => import("./lessons/index.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadPicture: () => import("./picture/index.ts"),
  loadOwnSet: () => import("./OwnSet.svelte"),
};
