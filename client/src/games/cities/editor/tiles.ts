// The tiles of a set as they are drawn here, and their file.
import type { SetLine } from "../../manifest.ts";
import { BOX } from "../box.ts";
import type { Kind } from "../pieces/drawings.ts";

/** The faces of the tiles 1 to 24, four letters each in reading order. */
export type Tiles = readonly string[];

const LINE = /^(\d{1,2})\s+([APTW]{2})\/([APTW]{2})$/;

/** The tiles of a file; one that it does not have is all water. */
export function tilesOf(text: string): Tiles {
  const found = new Map<number, string>();
  for (const line of text.split("\n")) {
    const [, number, upper = "", lower = ""] = LINE.exec(line.trim()) ?? [];
    if (number) found.set(Number(number), upper + lower);
  }
  return Array.from({ length: BOX.tiles }, (_, at) => found.get(at + 1) ?? "WWWW");
}

export function linesOf(tiles: Tiles, name: string): SetLine[] {
  const faces = tiles.map((face, at) => ({
    text: `${at + 1} ${face.slice(0, 2)}/${face.slice(2)}`,
    piece: String(at + 1),
  }));
  return [{ text: `tileset ${name}`, piece: null }, ...faces];
}

/** The tiles with another kind on one field of one of them. */
export function painted(tiles: Tiles, tile: number, field: number, kind: Kind): Tiles {
  return withFace(tiles, tile, (face) => face.slice(0, field) + kind + face.slice(field + 1));
}

export function withFace(tiles: Tiles, tile: number, change: (face: string) => string): Tiles {
  return tiles.map((face, at) => (at + 1 === tile ? change(face) : face));
}
