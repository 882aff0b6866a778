// What the server sends about Greentown, by the names of its own description.
import type { components } from "../described.ts";

type Described = components["schemas"];

export type GreentownView = Described["View"];
export type GreentownContents = Described["Contents"];
export type GreentownSeat = Described["SeenSeat"];
export type GreentownCard = Described["SeenCard"];
export type GreentownTile = Described["SeenTile"];
export type GreentownStack = Described["SeenStack"];
export type GreentownTour = Described["SeenTour"];
export type GreentownLine = Described["Line"];

export const LETTERS = "ABCD"; // seats in the notation
export const OWNERS = "greentown owners"; // the context with letters of each seat's name, for its buildings
export const CATEGORIES = ["N", "C", "S", "M"] as const;
export type Category = (typeof CATEGORIES)[number];

export function pointsOf(line: GreentownLine): number {
  return line.because.reduce((sum, because) => sum + because.points, 0);
}
