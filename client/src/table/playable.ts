// The games that this page can lay on a table; `games.ts` holds what it takes.
export const PLAYABLE: ReadonlySet<string> = new Set(["cities"]);
