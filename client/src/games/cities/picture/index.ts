import { say } from "../../../texts/texts.svelte.ts";
import type { GamePicture } from "../../manifest.ts";
import { inOrder, victoryOf } from "../table/victory.ts";
import type { CitiesView } from "../view.ts";
import Painting from "./Painting.svelte";

export const picture: GamePicture = {
  Painting,
  resultOf: (view: CitiesView, nameOf) => {
    const [first] = inOrder(view);
    const alone = view.players.length === 1;
    return {
      headline: alone ? say("city-picture-alone", { level: view.level }) : victoryOf(view, nameOf),
      score: first?.total ?? null,
      unit: say("city-picture-points", { points: first?.total ?? 0 }),
      seats: inOrder(view).map(({ seat, total }) => ({
        seat,
        rank: view.ranks[seat] ?? 0,
        points: alone ? null : String(total),
      })),
    };
  },
};
