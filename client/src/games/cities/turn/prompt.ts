// What a seat is asked for now, and what it hears when it is asked.
import { say } from "../../../texts/texts.svelte.ts";
import { faceName } from "../city/names.ts";
import type { CitiesView } from "../view.ts";
import type { CitiesPlay } from "./play.svelte.ts";

export function prompt(view: CitiesView, play: CitiesPlay): string {
  const first = view.stage === "set-up";
  if (!play.laying) {
    if (first) return say("city-status-set-up-done");
    if (play.lifted) return say("city-status-lifted");
    return say(play.tours.moves.size > 0 ? "city-status-tourist" : "city-status-new-tourist");
  }
  if (first) return say("city-status-set-up", { number: play.composer.words.length + 1 });
  return say(view.stage === "extra" ? "city-status-extra" : "city-status-tile");
}

/** The key of what a whole move does, in words; its tile lies on `place`. */
export function inWords(action: string): { key: string; place: string } {
  const [tile = "", tourist = "", ...more] = action.split(" ");
  const place = tile.split("@")[1] ?? "";
  if (!place || more.length > 0 || tourist.includes("@")) return { key: "city-hint-as-shown", place };
  if (tourist.startsWith("+")) return { key: "city-hint-place", place };
  if (tourist.includes("~")) return { key: "city-hint-walk", place };
  return { key: tourist.includes("^") ? "city-hint-jump" : "city-hint-lay", place };
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
