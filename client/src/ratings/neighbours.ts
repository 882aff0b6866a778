// Where a rating stands among those of programs.
import { describeOptions } from "../options/describe-options.ts";
import { known, locale, say } from "../texts/texts.svelte.ts";
import type { BoardChoices, KindRating } from "../wire/messages.ts";

type Program = KindRating["programs"][number];

/** A wider range is told to be unsure still. */
export const UNSURE = 400;

/** The strongest program that is not stronger, and the weakest that is; the list begins with the weakest. */
export function neighbours(programs: readonly Program[], value: number): { below?: Program; above?: Program } {
  const above = programs.find(({ rating }) => rating > value);
  const below = programs.filter(({ rating }) => rating <= value).at(-1);
  return { ...(below && { below }), ...(above && { above }) };
}

/** Whether somebody stands on any board. */
export function isSeen({
  everybody,
  friends,
  groups,
}: Pick<BoardChoices, "everybody" | "friends" | "groups">): boolean {
  return everybody || friends || groups.length > 0;
}

/** Which of somebody's games each of the last ones was, counted from 1. */
export function gameNumbers(games: number, shown: number): number[] {
  return Array.from({ length: shown }, (_, at) => games - shown + at + 1);
}

/** A whole number as it is written in the page's language. */
export function number(value: number): string {
  return value.toLocaleString(locale()).replace("-", "−");
}

/** What a way to play is called: by its own name, or by what is agreed. */
export function kindName({ game, kind, options }: Pick<KindRating, "game" | "kind" | "options">): string {
  const key = `ratings-kind-${game}-${kind}`;
  return known(key) ? say(key) : describeOptions({ game, options });
}
