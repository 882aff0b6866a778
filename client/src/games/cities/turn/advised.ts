// What a hint advises, and why, in words.
import { capital } from "../../../texts/capital.ts";
import { say, sentence } from "../../../texts/texts.svelte.ts";
import type { Hint, Sentence } from "../../../wire/messages.ts";
import type { LaidTile } from "../city/Board.svelte";
import { spotName } from "../city/names.ts";
import { readLaid } from "../city/notation.ts";
import { target } from "./prompt.ts";
import { readTour } from "./tourist-moves.ts";

/** What a whole move does, in words, on a city where it is tried out; how often the tile in hand is to be turned for it is told too. */
export function inWords(action: string, tiles: LaidTile[], turns = 0): string {
  const [word = "", tourist = "", ...more] = action.split(" ");
  const laid = readLaid(word);
  if (!laid || more.length > 0 || tourist.includes("@")) return say("city-hint-as-shown");
  const tour = readTour(tourist, laid.at);
  const place = turns > 0 ? say("city-hint-turned", { place: laid.at, turns }) : laid.at;
  if (!tour) return say("city-hint-lay", { place });
  const to = target(tour, tiles);
  if (!tour.from) return say("city-hint-place", { place, to });
  return say(tourist.includes("~") ? "city-hint-walk" : "city-hint-jump", { place, from: spotName(tour.from), to });
}

/** Why, in a sentence. */
export function reasonOf({ remark }: Pick<Hint, "remark">): string {
  const reason = remark && ((remark.args?.reason as Sentence | undefined) ?? remark);
  return reason ? `${capital(sentence(reason))}.` : "";
}
