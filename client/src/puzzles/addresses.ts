// The address of a puzzle: its game and its number.
import { GAMES } from "../games/index.ts";

export function addressOf(game: string, number: number): string {
  return `/puzzles/${game}-${number}`;
}

/** The game and number that an address names; null if it names none. */
export function readAddress(part: string): { game: string; number: number } | null {
  const [, game = "", number = ""] = /^(\w+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  return GAMES.includes(game) ? { game, number: Number(number) } : null;
}
