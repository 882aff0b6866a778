// What the server sends about Greentown, by the names of its own description.
import type { components } from "../../../wire/described.ts";

type Described = components["schemas"];

export type GreentownView = Described["GreentownView"];
export type GreentownSeat = Described["GreentownSeenSeat"];
export type GreentownCard = Described["GreentownSeenCard"];
export type GreentownTile = Described["GreentownSeenTile"];
export type GreentownStack = Described["GreentownSeenStack"];
export type GreentownTour = Described["GreentownSeenTour"];
export type GreentownLine = Described["GreentownLine"];

export const LETTERS = "ABCD"; // seats in the notation
export const CATEGORIES = ["N", "C", "S", "M"] as const;
export type Category = (typeof CATEGORIES)[number];

export function pointsOf(line: GreentownLine): number {
  return line.because.reduce((sum, because) => sum + because.points, 0);
}
