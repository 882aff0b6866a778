// The tiles of a view as the map draws them.
import { cardName } from "../../pieces/names.ts";
import type { SkylinesView } from "../../pieces/view.ts";
import type { Cell } from "../geometry.ts";

export interface BuiltTile {
  card: string;
  kind: string;
  stage: number;
  cells: Cell[];
  name: string;
}

export function builtTiles(tiles: SkylinesView["tiles"], cells: Map<string, Cell>): BuiltTile[] {
  return tiles.map(({ card, kind, name, cells: under }) => ({
    card,
    kind,
    stage: Number(card[0]) || 0,
    cells: under.flatMap((cell) => cells.get(cell) ?? []),
    name: cardName(name),
  }));
}
