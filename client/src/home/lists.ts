// What the home page lists.
import { get, Refused } from "../wire/http.ts";

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  options: { name: string; default: string; values: string[] }[];
  bots: string[];
}

export interface ListedTable {
  table: string;
  game: string;
  options: Record<string, string>;
  stage: "open" | "running" | "ended";
  seats: { holder: "person" | "bot" | "nobody"; name: string; yours: boolean; to_act: boolean }[];
  host: string;
  created_at: number;
  changed_at: number;
  due_at: number | null;
  winners: number[];
}

export interface Lists {
  games: GameInfo[];
  mine: ListedTable[];
  lobby: ListedTable[];
}

export async function lists(): Promise<Lists> {
  const [games, lobby, mine] = await Promise.all([
    get<GameInfo[]>("/api/games"),
    get<ListedTable[]>("/api/lobby"),
    ofMine(),
  ]);
  return { games, lobby, mine };
}

/** The own tables; a browser that nobody knows has none. */
async function ofMine(): Promise<ListedTable[]> {
  if (!(await get<{ known: boolean }>("/api/me")).known) return [];
  try {
    return await get<ListedTable[]>("/api/tables");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return [];
    throw error;
  }
}
