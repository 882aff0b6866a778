// The cards of a hand keep their places, whoever looks and however often: what is drawn comes where a card has gone.
import type { FactView } from "../../../../wire/messages.ts";

type Places = (string | null)[];

export interface LaidHand {
  places: Places;
  fresh: ReadonlySet<string> | null; // drawn since the last turn of the seat, where it is known
}

const GIVES = new Set(["play", "policy", "swap", "renew"]); // what takes cards out of a hand
const TURNS = new Set(["play", "policy", "swap", "end"]);

/** Where the cards of a seat lie after all that has happened or, at a table without a history, after they lay so `before`. */
export function laidHand(facts: FactView[], seat: number, hand: string[], before: Places = []): LaidHand {
  if (facts.length === 0) return { places: inPlaces(before, hand), fresh: null };
  const undone = new Set(facts.map((fact) => fact.undone));
  const steps = facts
    .filter(({ number, action }) => action && !undone.has(number))
    .map(({ kind, seat: who, action }) => {
      const [deed = "", ...named] = action?.split(" ") ?? [];
      const came = /^(?:\+x)?>(.+)/.exec(deed)?.[1]; // dealt, or taken from the exchange pile
      return { dealt: kind === "dealt", who, deed, came, gone: who === seat && GIVES.has(deed) ? named : [] };
    });
  const held = new Set([...hand, ...steps.flatMap(({ gone }) => gone)]); // the seat's cards, and no news or roles
  const fresh = new Set<string>();
  let places: Places = [];
  let last: number | null = null; // who acted last, and draws what comes
  for (const { dealt, who, deed, came, gone } of steps) {
    if (!dealt) last = who;
    places = places.map((id) => (id !== null && gone.includes(id) ? null : id));
    if (who === seat && TURNS.has(deed)) fresh.clear();
    if (!came || !held.has(came) || (last ?? seat) !== seat) continue;
    const others = places.filter((id) => id !== came); // it may have been dealt to somebody else
    places = inPlaces(others, [...others.flatMap((id) => id ?? []), came]);
    if (last !== null) fresh.add(came);
  }
  const kept = places.filter((id) => id === null || hand.includes(id));
  return { places: inPlaces(kept, hand), fresh };
}

/** Who lies where: what was there stays, what is new fills the gaps first, and what has gone leaves a gap. */
export function inPlaces(before: Places, hand: string[]): Places {
  const fresh = hand.filter((id) => !before.includes(id));
  const places = before.map((id) => (id !== null && hand.includes(id) ? id : (fresh.shift() ?? null)));
  return [...places, ...fresh];
}
