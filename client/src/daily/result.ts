// A result in words.
import { manifestOf } from "../games/index.ts";
import { say } from "../texts/texts.svelte.ts";

interface Result {
  score?: number | null;
  won?: boolean;
}

/** Points, and whether a game that can be lost was won: "41 points", "12 points, won". */
export function resultOf(game: string, { score, won }: Result): string {
  const points = say("page-best-points", { points: score ?? 0 });
  return canBeLost(game) ? say(won ? "daily-won" : "daily-lost", { points }) : points;
}

/** Whether the points of a game do not say everything. */
export function canBeLost(game: string): boolean {
  return manifestOf(game)?.losableAlone ?? false;
}
