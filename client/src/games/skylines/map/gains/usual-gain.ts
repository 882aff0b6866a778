// What most squares bring is said once; the others stand out by their numbers.

/** What is not written on squares: what all of them bring, or what most bring if it is no gain; null where nothing is left out. */
export function usualGain(gains: ReadonlyMap<string, number>): number | null {
  const counts = new Map<number, number>();
  for (const gain of gains.values()) counts.set(gain, (counts.get(gain) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && (counts.size === 1 || most[0] <= 0) ? most[0] : null;
}
