// What was agreed for a game, in a few words.
import { gameOptions } from "../table/games.ts";
import { spanOf } from "../table/time.ts";
import { say } from "../texts/texts.svelte.ts";

interface Played {
  game: string;
  options: Record<string, string>;
  seats?: unknown[];
  seconds?: number | null; // to think about a move
}

/** How it is played, in the game's own words where its room has any; for how many, and how long one may think. */
export async function agreed({ game, options, seats, seconds }: Played): Promise<string> {
  const own = await gameOptions(game);
  const words =
    own?.named?.(options) ??
    Object.values(options)
      .filter((word) => word !== "-")
      .join(", ");
  const told = [words];
  if (seats) told.push(say("page-list-seats", { count: seats.length }));
  if (seconds) told.push(say("page-list-time", { time: spanOf(1000 * seconds) }));
  return told.join(" · ");
}
