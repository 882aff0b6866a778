import type { GameManifest } from "../manifest.ts";

export const manifest: GameManifest = {
  seats: { least: 1, most: 4 },
  cooperative: true,
  losableAlone: true,
  openInformation: () => true,
  summary: ({ scenario = "intro", capital }, { say }) => {
    const words = [say(`sky-scenario-${scenario}`)];
    if (scenario === "5" && capital) words.push(`${say("sky-difficulty")} ${capital}`);
    return words.join(", ");
  },
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
  loadOptions: () => import("./Options.svelte"),
  loadScene: () => import("./Scene.svelte"),
  loadLessons: () => import("./lessons.ts"),
  loadCompanion: () => import("./companion/Companion.svelte"),
  loadOwnSet: () => import("./OwnSet.svelte"),
};
