// How places and tiles are spoken of.
import { capital } from "../../../texts/capital.ts";
import { language, say } from "../../../texts/texts.svelte.ts";
import { quadrantField } from "../turn/tourist-moves.ts";
import type { LaidTile, Stander } from "./Board.svelte";
import { kindsOf, quadrantOf } from "./places.ts";

export function kindName(kind: string): string {
  return say(`city-kind-${kind.toLowerCase()}`);
}

const faceNames = new Map<string, string>(); // by language and face: every table names the same few faces again and again

/** The four fields of a face in words, row by row. */
export function faceName(face: string): string {
  const key = `${language()} ${face}`;
  const known = faceNames.get(key);
  if (known) return known;
  const [a = "", b = "", c = "", d = ""] = kindsOf(face).map(kindName);
  const name = say("city-face", { a, b, c, d });
  faceNames.set(key, name);
  return name;
}

/** The kinds of a face, each named once: "park and water". */
export function kindsOfFace(face: string): string {
  const names = [...new Set(kindsOf(face))].map(kindName);
  const [a = "", b = "", c = "", d = ""] = names;
  return say("city-kinds", { count: names.length, a, b, c, d });
}

export function cellLabel(cell: string, tiles: LaidTile[], standers: Stander[], open: boolean): string {
  const laid = tiles.find((tile) => tile.at === cell);
  if (!laid) return say(open ? "city-cell-open" : "city-cell-empty", { cell });
  const tourists = standers
    .filter((stander) => stander.field.startsWith(`${cell}.`))
    .map(({ field }) => field.slice(-1));
  const where = tourists.map((quadrant) => say(`city-quadrant-${quadrant}`)).join(", ");
  const text = say("city-cell-laid", { cell, tile: laid.tile, face: faceName(laid.face) });
  return where ? `${text} ${say("city-cell-tourists", { where })}` : text;
}

export function fieldLabel(field: string, tiles: LaidTile[], standers: Stander[], open: boolean): string {
  const parts = [`${capital(placeName(field, tiles, true))}.`];
  const stander = standers.find((each) => each.field === field);
  if (stander) parts.push(say(stander.lifted ? "city-field-lifted" : "city-field-tourist"));
  if (open) parts.push(say(stander ? "city-field-can-lift" : "city-field-can-receive"));
  return parts.join(" ");
}

/** A field in words, by the tile that it belongs to: "park on d3"; or also by where in it. */
export function placeName(field: string, tiles: LaidTile[], exactly = false): string {
  const kind = kindAt(field, tiles);
  const cell = exactly ? spotName(field) : cellOf(field);
  return say("city-where", { kind: kind ? kindName(kind) : say("city-nothing"), cell });
}

/** A field by its cell and where in it: "d3 (upper left)". */
export function spotName(field: string): string {
  return say("city-spot", { cell: cellOf(field), quadrant: say(`city-quadrant-${quadrantOf(field)}`) });
}

/** The cell of a field, as the edges of the board name it. */
export function cellOf(field: string): string {
  return field.split(".")[0] ?? field;
}

/** The kind that lies on a field; the tile laid last lies on top. */
export function kindAt(field: string, tiles: LaidTile[]): string | null {
  for (const tile of [...tiles].reverse()) {
    for (const quadrant of [1, 2, 3, 4]) {
      if (quadrantField(tile.at, quadrant) === field) return kindsOf(tile.face)[quadrant - 1] ?? null;
    }
  }
  return null;
}
