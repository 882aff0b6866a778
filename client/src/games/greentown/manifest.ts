import type { GameManifest } from "../manifest.ts";

export const manifest: GameManifest = {
  seats: { least: 2, most: 4 },
  losableAlone: true,
  openInformation: ({ money }) => money === "open",
  summary: ({ setup = "first", money = "hidden", variant = "-" }, { say, known }) => {
    const named = known(`green-setup-${setup}`) ? say(`green-setup-${setup}`) : setup;
    const words = [named, say(`green-money-${money}-short`)];
    if (variant === "keep") words.push(say("green-keep-short"));
    return words.join(", ");
  },
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
  loadOptions: () => import("./Options.svelte"),
  loadScene: () => import("./Scene.svelte"),
  loadLessons: () => import("./lessons.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
};
