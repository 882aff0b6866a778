// With whom games were played.
import type { PlayedGame } from "../wire/messages.ts";

export type Company = "any" | "alone" | "bots" | "people" | "daily";

/** The games that were played alone, against programs only, with other people, or as the deal of a day. */
export function withCompany(games: readonly PlayedGame[], company: Company): PlayedGame[] {
  return games.filter((game) => {
    const others = game.seats.filter(({ yours }) => !yours);
    const friends = game.seats.filter(({ yours, holder }) => yours && holder === "person").length > 1;
    switch (company) {
      case "any":
        return true;
      case "alone":
        return others.length === 0 && !friends;
      case "bots":
        return others.length > 0 && !friends && others.every(({ holder }) => holder === "bot");
      case "people":
        return friends || others.some(({ holder }) => holder === "person");
      case "daily":
        return game.daily !== null;
    }
  });
}
