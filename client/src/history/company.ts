// With whom games were played.
import type { PlayedGame } from "../wire/messages.ts";

export type Company = "any" | "alone" | "bots" | "people" | "daily";

const TESTS: Record<Company, (game: PlayedGame) => boolean> = {
  any: () => true,
  alone: (game) => others(game).length === 0 && !hasFriends(game),
  bots: (game) => others(game).length > 0 && !hasFriends(game) && others(game).every(({ holder }) => holder === "bot"),
  people: (game) => hasFriends(game) || others(game).some(({ holder }) => holder === "person"),
  daily: (game) => game.daily !== null,
};

/** The games that were played alone, against programs only, with other people, or as the deal of a day. */
export function withCompany(games: readonly PlayedGame[], company: Company): PlayedGame[] {
  return games.filter(TESTS[company]);
}

function others({ seats }: PlayedGame): PlayedGame["seats"] {
  return seats.filter(({ yours }) => !yours);
}

/** Whether somebody sat beside the person on the same device. */
function hasFriends({ seats }: PlayedGame): boolean {
  return seats.filter(({ yours }) => yours).length > 1;
}
