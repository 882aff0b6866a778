// Every set of a game that can be chosen here: Townwright's own and those that somebody brought along.
import { builtIn } from "./built-in-sets.ts";
import { ownSets } from "./own-sets.svelte.ts";

export function setNames(game: string): string[] {
  return [...new Set([...builtIn(game).map(({ name }) => name), ...ownSets(game).map(({ name }) => name)])];
}

/** The text of a set; the one played by default if it is not there any more. */
export async function setText(game: string, name: string): Promise<string> {
  const own = ownSets(game).find((set) => set.name === name);
  if (own) return own.text;
  const sets = builtIn(game);
  return (await (sets.find((set) => set.name === name) ?? sets[0])?.load()) ?? "";
}

/** What the server must be given along to know the set by its name. */
export function componentsFor(game: string, name: string): string[] {
  return ownSets(game).flatMap((set) => (set.name === name ? [set.text] : []));
}
