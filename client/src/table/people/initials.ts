// One letter for everybody at the table, to stand where a name has no room.

/** The first letters of the names; those that begin alike are numbered. */
export function initialsOf(names: string[]): string[] {
  const firsts = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "?");
  return firsts.map((first, at) => {
    const before = firsts.slice(0, at).filter((other) => other === first).length;
    return firsts.filter((other) => other === first).length > 1 ? `${first}${before + 1}` : first;
  });
}
