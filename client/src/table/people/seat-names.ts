// How those at the table are called.
import { known, say } from "../../texts/texts.svelte.ts";
import type { TableView } from "../../wire/messages.ts";

export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return known(key) ? say(key) : bot;
}

/** The name of whoever has the seat, or of the seat itself; those who share a name are numbered. */
export function seatName(sight: TableView, seat: number): string {
  const name = nameAlone(sight, seat);
  const alike = sight.seats.filter((other) => nameAlone(sight, other.seat) === name);
  const number = alike.findIndex((other) => other.seat === seat) + 1;
  return alike.length > 1 ? say("page-name-shared", { name, number }) : name;
}

function nameAlone(sight: TableView, seat: number): string {
  const found = sight.seats[seat];
  if (found?.holder === "bot") return botName(found.name);
  return found?.name || say("page-seat", { seat: seat + 1 });
}
