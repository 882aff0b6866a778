// The games as the server describes them: their options and the programs that play them.
import { get } from "../wire/http.ts";
import type { GameInfo } from "../wire/messages.ts";

let infos = $state.raw<readonly GameInfo[]>([]);

/** Ask the server for its games. */
export async function loadGameInfos(): Promise<readonly GameInfo[]> {
  infos = await get<GameInfo[]>("/api/games");
  return infos;
}

/** A game as the server described it; asks the server where that is not known yet. */
export async function loadGameInfo(game: string): Promise<GameInfo | null> {
  if (infos.length === 0) await loadGameInfos();
  return gameInfo(game);
}

/** A game as the server described it; null until that is known. */
export function gameInfo(game: string): GameInfo | null {
  return infos.find(({ name }) => name === game) ?? null;
}
