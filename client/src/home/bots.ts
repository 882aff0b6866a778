// The programs that can be met at a table.

import type { Words } from "../options/agreement.ts";
import { loadGameInfo } from "../options/game-infos.svelte.ts";
import type { BotInfo, ListedTable } from "../wire/messages.ts";

/** A program to meet: the list goes from the weakest to the strongest, and a newcomer meets a mild one.
 * Where all build one city, those weaker than a novice would lose it for everybody, and come only when asked. */
export function defaultBot(bots: string[], veteran: boolean): string {
  const able = bots.slice(weakest(bots));
  return able[Math.floor(able.length / (veteran ? 2 : 4))] ?? "random";
}

/** A program that suits how the last game with programs went: a step stronger after a win, a step weaker otherwise. */
export function suitableBot(bots: string[], game: string, tables: readonly ListedTable[], veteran: boolean): string {
  const last = tables
    .filter((table) => table.game === game && table.stage === "ended" && table.winners.length > 0)
    .filter(
      ({ seats }) =>
        seats.some(({ yours }) => yours) && seats.some(({ holder, name }) => holder === "bot" && bots.includes(name)),
    )
    .sort((one, other) => other.changed_at - one.changed_at)[0];
  if (!last) return defaultBot(bots, veteran);
  const met = Math.max(...last.seats.map(({ holder, name }) => (holder === "bot" ? bots.indexOf(name) : -1)));
  const won = last.winners.some((seat) => last.seats[seat]?.yours);
  return bots[Math.min(bots.length - 1, Math.max(weakest(bots), 1, met + (won ? 1 : -1)))] ?? "random";
}

/** What a program usually scores with these options; null where nobody knows, or where it is nothing to speak of. */
export function typicalScore(bot: BotInfo, options: Words): number | null {
  const found = Object.entries(bot.scores).find(
    ([key]) => key === "" || options[key.split("=")[0] ?? ""] === key.split("=")[1],
  );
  return found && found[1] > 0 ? found[1] : null;
}

/** The programs that play a game, the weakest first. */
export async function botsOf(game: string): Promise<string[]> {
  return (await loadGameInfo(game))?.bots ?? [];
}

function weakest(bots: string[]): number {
  return Math.max(0, bots.indexOf("novice"));
}
