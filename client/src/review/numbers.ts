// Numbers of a review, which are estimates: with one digit behind the point, as the language writes it.
import type { GameReview } from "../games/manifest.ts";
import { locale, say } from "../texts/texts.svelte.ts";

export function decimal(value: number): string {
  const written = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(value),
  );
  return Math.round(value * 10) < 0 ? `−${written}` : written;
}

/** With its sign in front: +3.1, −0.4. */
export function change(value: number): string {
  return Math.round(value * 10) < 0 ? decimal(value) : `+${decimal(value)}`;
}

/** What a game counts first: points, or what it calls them. */
export function amount(shows: GameReview, value: number): string {
  const points = decimal(value);
  return shows.tellAmount?.(points) ?? say("review-amount", { points });
}

/** A result in full: points, or how far one is ahead. */
export function result(shows: GameReview, value: number): string {
  return shows.tellResult?.(value) ?? say("review-amount", { points: value });
}
