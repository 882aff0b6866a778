// Where an exit of a tile leads.
import { hexName, neighbour, readHex } from "../../pieces/hexes.ts";
import type { Painted } from "../notation.ts";

export type Leads = "hotel" | "tree" | "building" | "tile" | "end" | "nothing";

/** What an exit of a tile leads to: what stands on the next tile, a side without an exit, or no tile. */
export function leadsTo(place: string, side: number, tileAt: (place: string) => Painted | undefined): Leads {
  const next = tileAt(hexName(neighbour(readHex(place), side)));
  if (!next) return "nothing";
  if (!next.exits.includes(String((side + 3) % 6))) return "end";
  return next.piece === "H" ? "hotel" : next.piece === "N" ? "tree" : next.piece === "." ? "tile" : "building";
}
