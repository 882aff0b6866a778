/** The name, or the first with a number behind it that none of the others has. */
export function freeName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((each) => each.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}
