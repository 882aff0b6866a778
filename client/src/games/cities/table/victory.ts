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

/** Who won, in a sentence; the winner is told so as *you*. */
export function victoryOf(view: CitiesView, nameOf: (seat: number) => string, you: number | null = null): string {
  const winners = winnersOf(view);
  const [name = "", ...others] = winners.map(({ seat }) => isolated(nameOf(seat)));
  if (others.length > 0) return say("city-end-shared", { names: [name, ...others].join(", ") });
  return winners[0]?.seat === you ? say("page-you-won") : say("city-end-won", { name });
}
