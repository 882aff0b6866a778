// Who won, and how that is said.
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { CitiesPlayer, CitiesView } from "../view.ts";

/** All players, the first one first. */
export function inOrder(view: CitiesView): CitiesPlayer[] {
  return [...view.players].sort((a, b) => (view.ranks[a.seat] ?? 0) - (view.ranks[b.seat] ?? 0));
}

export function winnersOf(view: CitiesView): CitiesPlayer[] {
  return inOrder(view).filter(({ seat }) => view.ranks[seat] === 1);
}

/** Who won, in a sentence. */
export function victoryOf(view: CitiesView, nameOf: (seat: number) => string): string {
  const [name = "", ...others] = winnersOf(view).map(({ seat }) => isolated(nameOf(seat)));
  return others.length > 0
    ? say("city-end-shared", { names: [name, ...others].join(", ") })
    : say("city-end-won", { name });
}
