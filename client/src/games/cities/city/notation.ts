// Words of the notation as pieces to paint.
import type { CitiesLine } from "../view.ts";
import type { LaidTile } from "./Board.svelte";
import { turned } from "./places.ts";

const LAID = /^(\d+)([NESW])@([a-z]+\d+(?:\.[1-4])?)$/;

/** A tile word taken apart, or null for any other word. */
export function readLaid(word: string): { tile: number; turn: string; at: string } | null {
  const found = LAID.exec(word);
  return found ? { tile: Number(found[1]), turn: found[2] ?? "N", at: found[3] ?? "" } : null;
}

const painted = new Map<string, LaidTile>(); // a tile that lies as before is the same object, and is not painted anew

/** A tile word as a tile to paint. */
export function laidTile(word: string, faces: string[], trial = false): LaidTile | null {
  const laid = readLaid(word);
  if (!laid) return null;
  const face = turned(faces[laid.tile - 1] ?? "AAAA", laid.turn);
  const key = `${word} ${face} ${trial}`;
  const tile = painted.get(key) ?? { ...laid, face, trial };
  painted.set(key, tile);
  return tile;
}

export function pointsOf(line: CitiesLine): number {
  return line.because.reduce((sum, because) => sum + because.points, 0);
}
