// All that the lessons on Greentown see of a turn. A turn can be made in millions of ways, but its outline has few values:
// the tests let every step judge each of them.
import type { TableView } from "../../../wire/messages.ts";
import { hexName, neighbour } from "../pieces/hexes.ts";
import { type GreentownView, LETTERS } from "../pieces/view.ts";

export type Part = "lay" | "develop" | "erect" | "tour" | "other";

export interface TurnOutline {
  /** What the turn does, word after word; its marker is left out. */
  parts: Part[];
  /** The Greenies that the pupil was paid. */
  paid: number;
  /** Whether a building of the pupil's stands next to a hotel, with a road between them. */
  besideHotel: boolean;
}

/** What a word of a turn does. */
export function partOf(word: string): Part {
  if (word.startsWith("+")) return "lay";
  if (word.startsWith("^")) return "develop";
  if (/^[CSM]\(/.test(word)) return "erect";
  return word.startsWith("~(") ? "tour" : "other";
}

export function outline(after: TableView, before: TableView, action: string): TurnOutline {
  const [, ...words] = action.split(" ");
  return { parts: words.map(partOf), paid: money(after) - money(before), besideHotel: besideHotel(after) };
}

function money({ view, seat }: TableView): number {
  return (view as GreentownView).seats[seat ?? 0]?.money ?? 0;
}

function besideHotel({ view, seat }: TableView): boolean {
  const { tiles } = view as GreentownView;
  const hotels = new Set(tiles.filter(({ piece }) => piece === "H").map(hexName));
  const own = tiles.filter(({ piece }) => piece.startsWith(LETTERS[seat ?? 0] as string));
  return own.some((tile) => [...tile.roads].some((side) => hotels.has(hexName(neighbour(tile, Number(side))))));
}
