// What a hint advises, and why, in words.
import { settings } from "../../../shell/settings.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { say, sentence } from "../../../texts/texts.svelte.ts";
import type { Hint, Sentence } from "../../../wire/messages.ts";
import type { LaidTile } from "../city/Board.svelte";
import { spotName } from "../city/names.ts";
import { readLaid } from "../city/notation.ts";
import type { CitiesPlay } from "./play.svelte.ts";
import { target } from "./prompt.ts";
import { readTour } from "./tourist-moves.ts";

/** What a whole move does, in words, on a city where it is tried out. */
export function inWords(action: string, tiles: LaidTile[]): string {
  const [word = "", tourist = "", ...more] = action.split(" ");
  const laid = readLaid(word);
  if (!laid || more.length > 0 || tourist.includes("@")) return say("city-hint-as-shown");
  const tour = readTour(tourist, laid.at);
  const place = laid.at;
  if (!tour) return say("city-hint-lay", { place });
  const to = target(tour, tiles);
  if (!tour.from) return say("city-hint-place", { place, to });
  return say(tourist.includes("~") ? "city-hint-walk" : "city-hint-jump", { place, from: spotName(tour.from), to });
}

/** Why, in a sentence: what comes of it, or why a place is better that shows a lower number than another, or none. */
export function reasonOf({ action, remark }: Pick<Hint, "action" | "remark">, play: CitiesPlay): string {
  const { gains, manned, composer } = play;
  const [word = "", tourist = ""] = action.split(" ");
  const own = composer.choices.find((choice) => choice.word === word);
  const reason = remark && ((remark.args?.reason as Sentence | undefined) ?? remark);
  const spared = tourist === "-";
  // The number of a place counts its tourist; without one the tile brings what the remark says, or nothing.
  const counted = spared && (own?.brings.length ?? 0) > 0 ? Number(reason?.args?.more ?? 0) : (own?.gain ?? Infinity);
  const higher = [...gains].filter(([, gain]) => gain > counted);
  if (settings.cues && play.laying && higher.length > 0)
    return spared && higher.every(([place]) => manned.has(place))
      ? say("city-hint-spares")
      : say("city-hint-later", { level: play.level });
  return reason ? `${capital(sentence(reason))}.` : "";
}
