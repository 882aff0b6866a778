// The stack of tiles that the phone draws from in place of the Master Builder.

/** The numbers in a random order. Numbers that would make some orders likelier are thrown away. */
export function shuffled(count: number, random: () => number = word): number[] {
  const order = Array.from({ length: count }, (_, at) => at + 1);
  for (let left = count; left > 1; left--) {
    const limit = Math.floor(2 ** 32 / left) * left;
    let drawn = random();
    while (drawn >= limit) drawn = random();
    const at = drawn % left;
    [order[left - 1], order[at]] = [order[at] ?? 0, order[left - 1] ?? 0];
  }
  return order;
}

/** 32 random bits. */
function word(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
