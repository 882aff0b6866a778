// What happened in Cities, in sentences.
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import { kindAt, kindName } from "../city/names.ts";
import { laidTile, readLaid } from "../city/notation.ts";
import { quadrantField, readTour } from "../turn/tourist-moves.ts";
import type { CitiesView } from "../view.ts";

export function describeFact(fact: FactView, sight: TableView): string | null {
  if (fact.action === null) return null;
  if (fact.kind === "dealt") return describeDraw(fact.action);
  const seat = fact.seat ?? 0;
  return moved(fact.action, isolated(seatName(sight, seat)), (field) => kindOf(field, seat, sight));
}

/** The cells of the tiles that an action laid with their fields, and the fields of its tourist. */
export function placesOf({ kind, action }: FactView): string[] {
  if (kind !== "acted" || action === null) return [];
  const words = action.split(" ");
  const laid = words.flatMap((word) => readLaid(word)?.at ?? []);
  const tour = readTour(words.at(-1) ?? "-", laid.at(-1) ?? null);
  const fields = laid.flatMap((at) => [1, 2, 3, 4].map((quadrant) => quadrantField(at, quadrant)));
  return [...new Set([...laid, ...fields, ...(tour?.from ? [tour.from] : []), ...(tour ? [tour.to] : [])])];
}

function describeDraw(action: string): string {
  const tile = /^tile (\d+)$/.exec(action)?.[1];
  return tile ? say("city-log-drawn", { tile: Number(tile) }) : say("city-log-layout");
}

/** What a field of somebody's city is, in a word. */
function kindOf(field: string, seat: number, sight: TableView): string {
  const view = sight.view as CitiesView | null;
  const tiles = (view?.players[seat]?.city.tiles ?? []).flatMap((word) => laidTile(word, view?.faces ?? []) ?? []);
  const kind = kindAt(field, tiles);
  return kind ? kindName(kind) : say("city-nothing");
}

function moved(action: string, who: string, kindOf: (field: string) => string): string {
  const words = action.split(" ");
  if (words.length === 3) return say("city-log-start", { who });
  const laid = readLaid(words[0] ?? "");
  const tile = laid ? say("city-log-laid", { who, tile: laid.tile, at: laid.at }) : say("city-log-left", { who });
  const tour = readTour(words[1] ?? "-", laid?.at ?? null);
  if (!tour) return tile;
  const { from, to } = tour;
  return `${tile} ${from ? say("city-log-moved", { from, to, kind: kindOf(to) }) : say("city-log-placed", { to, kind: kindOf(to) })}`;
}
