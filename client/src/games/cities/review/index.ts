import { say } from "../../../texts/texts.svelte.ts";
import type { GameReview } from "../../manifest.ts";
import { cellOf } from "../city/names.ts";
import { readLaid } from "../city/notation.ts";
import { readTour } from "../turn/tourist-moves.ts";
import Position from "./Position.svelte";

export const review: GameReview = { Position, tellAction, tellPlace };

/** A field by its cell and where in it: "d3 (upper left)". */
function tellPlace(field: string): string {
  if (!field.includes(".")) return field; // a whole cell
  return say("city-review-field", { cell: cellOf(field), where: say(`city-quadrant-${field.slice(-1)}`) });
}

/** A move in words: where the tile lies and how it is turned, and what the tourist does. */
function tellAction(action: string): string {
  const words = action.split(" ");
  const tiles = words.flatMap((word) => readLaid(word) ?? []);
  const told = tiles.map(({ tile, turn, at }) =>
    say("city-review-laid", { tile, at, turn: say(`city-turn-${turn.toLowerCase()}`) }),
  );
  const tour = tiles.length === 1 ? readTour(words[1] ?? "-", tiles[0]?.at ?? null) : null;
  if (tour)
    told.push(
      tour.from
        ? say("city-review-walked", { from: tellPlace(tour.from), to: tellPlace(tour.to) })
        : say("city-review-placed", { to: tellPlace(tour.to) }),
    );
  return told.length > 0 ? told.join("; ") : action;
}
