import { say } from "../../../texts/texts.svelte.ts";
import type { GamePicture } from "../../manifest.ts";
import { loadBuildings } from "../map/tiles/LateBuildings.svelte";
import type { SkylinesView } from "../pieces/view.ts";
import Painting from "./Painting.svelte";

export const picture: GamePicture = {
  Painting,
  resultOf: (view: SkylinesView) => {
    const lost = view.loss !== "";
    const word = view.title?.split(" ")[0]?.toLowerCase() ?? "";
    return {
      headline: say(lost ? "sky-end-lost" : `sky-title-${word}`),
      score: lost ? null : view.score,
      unit: say("sky-points", { count: view.score }),
      seats: view.seats.map((_, seat) => ({ seat, rank: 0, points: null })),
    };
  },
  ready: loadBuildings,
};
