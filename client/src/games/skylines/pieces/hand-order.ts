// The cards of a hand keep their places while one looks on: what is drawn comes where a card has gone.

/** Who lies where: what was there stays, what is new fills the gaps first, and what has gone leaves a gap. */
export function inPlaces(before: (string | null)[], hand: string[]): (string | null)[] {
  const fresh = hand.filter((id) => !before.includes(id));
  const places = before.map((id) => (id !== null && hand.includes(id) ? id : (fresh.shift() ?? null)));
  return [...places, ...fresh];
}
