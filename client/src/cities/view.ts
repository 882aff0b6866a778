// The view of Cities, spelled as in games/cities/view.py.
import type { Seat } from "../wire/said.ts";
import type { LaidTile } from "./Board.svelte";
import { turned } from "./places.ts";

export interface Because {
  cause: string;
  points: number;
  where: string[];
}

export interface Line {
  seat: Seat;
  what: string; // the tourist's field
  because: Because[];
}

export interface CityView {
  line: string;
  picture: string;
  cells: { cell: string; face: string }[];
  tiles: string[]; // in the order laid: 16S@d4
  tourists: string[];
  stock: number;
  last: string | null;
}

export interface PlayerView {
  seat: Seat;
  finished: boolean;
  move: string | null;
  city: CityView;
  lines: Line[];
  total: number;
  points: number[];
}

export interface CitiesView {
  seat: Seat | null;
  level: number;
  variants: string[];
  tiles: string;
  faces: string[]; // of the tiles 1 to 24
  stage: "set-up" | "round" | "extra";
  round: number;
  rounds: number;
  drawn: number[];
  out: number[];
  hand: number[];
  players: PlayerView[];
  over: boolean;
  ranks: number[];
}

const LAID = /^(\d+)([NESW])@([a-z]+\d+(?:\.[1-4])?)$/;

/** A tile word taken apart, or null for any other word. */
export function readLaid(word: string): { tile: number; turn: string; at: string } | null {
  const found = LAID.exec(word);
  return found ? { tile: Number(found[1]), turn: found[2] ?? "N", at: found[3] ?? "" } : null;
}

/** A tile word as a tile to paint. */
export function laidTile(word: string, faces: string[], trial = false): LaidTile | null {
  const laid = readLaid(word);
  if (!laid) return null;
  return { ...laid, face: turned(faces[laid.tile - 1] ?? "AAAA", laid.turn), trial };
}

export function pointsOf(line: Line): number {
  return line.because.reduce((sum, because) => sum + because.points, 0);
}
