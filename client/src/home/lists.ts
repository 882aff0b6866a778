// What the home page lists.
import { loadGameInfos } from "../options/game-infos.svelte.ts";
import { settings } from "../shell/settings.svelte.ts";
import { get, RefusedRequest } from "../wire/http.ts";
import type { BestGames, GameInfo, ListedTable } from "../wire/messages.ts";
import { place } from "../wire/place.svelte.ts";

export interface Lists {
  games: readonly GameInfo[];
  mine: ListedTable[];
  lobby: ListedTable[];
  best: BestGames[]; // played alone, by game and options
}

export async function loadLists(): Promise<Lists> {
  const [games, lobby, [mine, best]] = await Promise.all([loadGameInfos(), get<ListedTable[]>("/api/lobby"), ofMine()]);
  if (settings.device && !place.device) mine.push(...(await (await import("../engine/page-engine.ts")).deviceTables()));
  return { games, lobby, mine, best };
}

/** The own tables and best games; a browser that nobody knows has none. */
async function ofMine(): Promise<[ListedTable[], BestGames[]]> {
  if (!(await get<{ known: boolean }>("/api/me")).known) return [[], []];
  try {
    return await Promise.all([get<ListedTable[]>("/api/tables"), get<BestGames[]>("/api/best")]);
  } catch (error) {
    if (error instanceof RefusedRequest && error.status === 401) return [[], []];
    throw error;
  }
}
