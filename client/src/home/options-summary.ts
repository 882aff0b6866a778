// What was agreed for a game, in a few words.
import { optionsSummary } from "../games/index.ts";
import type { ChosenOptions } from "../games/manifest.ts";
import { spanOf } from "../table/people/durations.ts";
import { say } from "../texts/texts.svelte.ts";

interface Played {
  game: string;
  options: ChosenOptions;
  seats?: unknown[];
  seconds?: number | null; // to think about a move
}

/** How it is played, in the game's own words where it has any; for how many, and how long one may think. */
export function describeOptions({ game, options, seats, seconds }: Played): string {
  const words = Object.values(options).filter((word) => word !== "-");
  const told = [optionsSummary(game, options) ?? words.join(", ")];
  if (seats) told.push(say("page-list-seats", { count: seats.length }));
  if (seconds) told.push(say("page-list-time", { time: spanOf(1000 * seconds) }));
  return told.join(" · ");
}
