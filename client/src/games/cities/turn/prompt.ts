// What a seat is asked for now, and what it hears when it is asked.
import { say } from "../../../texts/texts.svelte.ts";
import type { LaidTile } from "../city/Board.svelte";
import { cellOf, faceName, kindAt, spotName } from "../city/names.ts";
import { cellSpot } from "../city/places.ts";
import type { CitiesView } from "../view.ts";
import type { CitiesPlay } from "./play.svelte.ts";
import { readTour, type TouristMove } from "./tourist-moves.ts";

/** The sentence, by the city with what is tried out; where places show what they bring it says so, and what a figure beside it means. */
export function prompt(view: CitiesView, play: CitiesPlay, tiles: LaidTile[], brings = false, manned = false): string {
  const first = view.stage === "set-up";
  if (!play.laying) {
    if (first) return say("city-status-set-up-done");
    const numbers = brings ? ` ${say(play.lifted ? "city-numbers-moved" : "city-numbers-new")}` : "";
    if (play.lifted) return say("city-status-lifted", { jumps: Number(!view.variants.includes("nojump")) }) + numbers;
    const { stock: left = 0, last = null } = view.players[view.seat ?? 0]?.city ?? {};
    const tour = readTour(play.composer.words[1] ?? "", play.laidAt ?? last);
    if (tour) return say(tour.from ? "city-status-moved" : "city-status-placed", { to: target(tour, tiles) });
    return say(play.tours.moves.size > 0 ? "city-status-tourist" : "city-status-new-tourist", { left }) + numbers;
  }
  if (first) return say("city-status-set-up", { number: play.composer.words.length + 1 });
  if (view.stage === "extra") return say("city-status-extra");
  const way = view.variants.includes("free") ? null : filled(tiles);
  if (way) return say("city-status-tile-full", { way });
  if (brings && !play.composer.choices.some(({ gain }) => gain)) return say("city-status-tile-idle");
  return say(brings ? (manned ? "city-status-tile-manned" : "city-status-tile-brings") : "city-status-tile");
}

const MOST = 4; // tiles beside each other

/** In which way the last tile has made a city as large as it may be, if it has. */
function filled(tiles: LaidTile[]): "wide" | "high" | "both" | null {
  const spots = tiles.map(({ at }) => cellSpot(at));
  const full = (of: "column" | "row"): boolean => {
    const lines = spots.map((spot) => spot[of]);
    const size = (all: number[]) => Math.max(...all) - Math.min(...all) + 1;
    return size(lines) === MOST && size(lines.slice(0, -1)) < MOST;
  };
  if (full("column")) return full("row") ? "both" : "wide";
  return full("row") ? "high" : null;
}

/** Where a tourist goes; one may walk within a tile, or stand beside another. */
export function target({ from, to }: TouristMove, tiles: LaidTile[]): string {
  const cell = from ? spotName(to) : cellOf(to);
  return say("city-hint-to", { kind: kindAt(to, tiles)?.toLowerCase() ?? "w", cell });
}

/** The tile that has come, for those who listen. */
export function called({ hand: [tile], faces, stage, round }: CitiesView): string {
  if (tile === undefined) return "";
  const face = faceName(faces[tile - 1] ?? "");
  return say(stage === "set-up" ? "city-say-set-up" : "city-say-round", { round, tile, face });
}

export function stepName({ stage, round, rounds }: CitiesView): string {
  return stage === "set-up" ? say("city-set-up") : say("city-round", { round, rounds });
}
