// What happened in Cities, in sentences.
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import { readLaid } from "../city/notation.ts";
import { readTour } from "../turn/tourist-moves.ts";

export function describeFact(fact: FactView, sight: TableView): string | null {
  if (fact.action === null) return null;
  if (fact.kind === "dealt") return describeDraw(fact.action);
  return moved(fact.action, isolated(seatName(sight, fact.seat ?? 0)));
}

function describeDraw(action: string): string {
  const tile = /^tile (\d+)$/.exec(action)?.[1];
  return tile ? say("city-log-drawn", { tile: Number(tile) }) : say("city-log-layout");
}

function moved(action: string, who: string): string {
  const words = action.split(" ");
  if (words.length === 3) return say("city-log-start", { who });
  const laid = readLaid(words[0] ?? "");
  const tile = laid ? say("city-log-laid", { who, tile: laid.tile, at: laid.at }) : say("city-log-left", { who });
  const tour = readTour(words[1] ?? "-", laid?.at ?? null);
  if (!tour) return tile;
  const { from, to } = tour;
  return `${tile} ${from ? say("city-log-moved", { from, to }) : say("city-log-placed", { to })}`;
}
