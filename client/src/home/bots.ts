// The programs that can be met at a table.
import { loadGameInfo } from "../options/game-infos.svelte.ts";

/** A program to meet: the list goes from the weakest to the strongest, and a newcomer meets a mild one.
 * Where all build one city, those weaker than a novice would lose it for everybody, and come only when asked. */
export function defaultBot(bots: string[], veteran: boolean): string {
  const able = bots.slice(Math.max(0, bots.indexOf("novice")));
  return able[Math.floor(able.length / (veteran ? 2 : 4))] ?? "random";
}

/** The programs that play a game, the weakest first. */
export async function botsOf(game: string): Promise<string[]> {
  return (await loadGameInfo(game))?.bots ?? [];
}
