// What happened in Cities, in sentences.
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import type { LaidTile } from "../city/Board.svelte";
import { kindsOfFace, placeName, spotName } from "../city/names.ts";
import { laidTile, readLaid } from "../city/notation.ts";
import { quadrantField, readTour } from "../turn/tourist-moves.ts";
import type { CitiesView } from "../view.ts";

export function describeFact(fact: FactView, sight: TableView): string | null {
  if (fact.action === null) return null;
  const faceOf = (tile: number) => (sight.view as CitiesView | null)?.faces[tile - 1] ?? "";
  if (fact.kind === "dealt") return describeDraw(fact.action, faceOf);
  const seat = fact.seat ?? 0;
  return moved(fact.action, isolated(seatName(sight, seat)), faceOf, (field, exactly) =>
    placeName(field, tilesOf(seat, sight), exactly),
  );
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

function describeDraw(action: string, faceOf: (tile: number) => string): string {
  const tile = Number(/^tile (\d+)$/.exec(action)?.[1]);
  return tile ? say("city-log-drawn", { tile, what: kindsOfFace(faceOf(tile)) }) : say("city-log-layout");
}

function tilesOf(seat: number, sight: TableView): LaidTile[] {
  const view = sight.view as CitiesView | null;
  return (view?.players[seat]?.city.tiles ?? []).flatMap((word) => laidTile(word, view?.faces ?? []) ?? []);
}

function moved(
  action: string,
  who: string,
  faceOf: (tile: number) => string,
  told: (field: string, exactly: boolean) => string,
): string {
  const words = action.split(" ");
  if (words.length === 3) return say("city-log-start", { who });
  const laid = readLaid(words[0] ?? "");
  const tile = laid
    ? say("city-log-laid", { who, tile: laid.tile, what: kindsOfFace(faceOf(laid.tile)), at: laid.at })
    : say("city-log-left", { who });
  const tour = readTour(words[1] ?? "-", laid?.at ?? null);
  if (!tour) return tile;
  const { from, to } = tour;
  const where = told(to, from !== null); // a tourist may walk within a tile
  return `${tile} ${from ? say("city-log-moved", { from: spotName(from), where }) : say("city-log-placed", { where })}`;
}
