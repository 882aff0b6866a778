// How a game is played, for lists of tables and for those who wait at one.
import { spanOf } from "../table/people/durations.ts";
import { say, sentence } from "../texts/texts.svelte.ts";
import type { Words } from "./agreement.ts";
import { gameInfo } from "./game-infos.svelte.ts";
import { summaryOf } from "./summary.ts";

interface Played {
  game: string;
  options: Words;
  seats?: unknown[];
  more_seats?: number; // beyond those: a list names the first few
  seconds?: number | null; // to think about a move
}

/** How it is played, for how many, and how long one may think; empty until the server has described the game. */
export function describeOptions({ game, options, seats, more_seats = 0, seconds }: Played): string {
  const info = gameInfo(game);
  if (!info) return "";
  const told = [summaryOf(info.options, options, sentence)].filter(Boolean);
  if (seats) told.push(say("page-list-seats", { count: seats.length + more_seats }));
  if (seconds) told.push(say("page-list-time", { time: spanOf(1000 * seconds) }));
  return told.join(" · ");
}
