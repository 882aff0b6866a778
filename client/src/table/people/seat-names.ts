// How those at the table are called.
import { known, say } from "../../texts/texts.svelte.ts";
import type { TableView } from "../../wire/messages.ts";

export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return known(key) ? say(key) : bot;
}

/** The name of whoever has the seat, or of the seat itself; programs often share a name, and their seats tell them apart. */
export function seatName(sight: TableView, seat: number): string {
  const name = nameAlone(sight, seat);
  const shared = sight.seats.some((other) => other.seat !== seat && nameAlone(sight, other.seat) === name);
  return shared ? say("page-name-shared", { name, seat: sight.seats[seat]?.called ?? "" }) : name;
}

function nameAlone(sight: TableView, seat: number): string {
  const found = sight.seats[seat];
  if (found?.holder === "bot") return botName(found.name);
  return found?.name || say("page-seat", { seat: found?.called ?? String(seat + 1) });
}
