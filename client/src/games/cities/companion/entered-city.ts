// A city as it is tapped in: four by four places, each with a tile or with fields painted one by one.
import { BOX } from "../box.ts";
import { cellName, fieldName, quadrantOf, turned } from "../city/places.ts";

export interface Entered {
  tile: number; // 0 where fields were painted
  turn: string;
  face: string; // four letters as it lies; a point where a field is not known
}
export type City = Record<string, Entered>; // by cell

const TURNS = "NESW";

/** All places in reading order. */
export const CELLS: readonly string[] = Array.from({ length: BOX.side * BOX.side }, (_, at) =>
  cellName({ column: at % BOX.side, row: Math.floor(at / BOX.side) }),
);

/** The city with a tile on a place; a number that lay elsewhere is taken from there. */
export function withTile(city: City, cell: string, tile: number, face: string): City {
  const others = Object.entries(city).filter(([at, entered]) => at !== cell && entered.tile !== tile);
  return { ...Object.fromEntries(others), [cell]: { tile, turn: "N", face: turned(face, "N") } };
}

export function withTurn(city: City, cell: string): City {
  const entered = city[cell];
  if (!entered) return city;
  const turn = TURNS[(TURNS.indexOf(entered.turn) + 1) % TURNS.length] ?? "N";
  return { ...city, [cell]: { ...entered, turn, face: turned(entered.face, "E") } };
}

export function without(city: City, cell: string): City {
  return Object.fromEntries(Object.entries(city).filter(([at]) => at !== cell));
}

/** The city with one field painted; its tile is no longer one that has a number. */
export function painted(city: City, field: string, kind: string): City {
  const [cell = "", quadrant] = field.split(".");
  const face = [...(city[cell]?.face ?? "....")];
  face[Number(quadrant) - 1] = kind;
  if (face.every((each) => each === ".")) return without(city, cell);
  return { ...city, [cell]: { tile: 0, turn: "N", face: face.join("") } };
}

/** The next place without a tile after one, in reading order and around. */
export function nextEmpty(city: City, after: string): string | null {
  const from = CELLS.indexOf(after) + 1;
  return [...CELLS.slice(from), ...CELLS.slice(0, from)].find((cell) => !city[cell]) ?? null;
}

/** The picture of the notation: a letter for each field, small where a tourist stands. */
export function picture(city: City, tourists: readonly string[]): string {
  const rows = Array.from({ length: 2 * BOX.side }, (_, row) =>
    Array.from({ length: 2 * BOX.side }, (_, column) => {
      const field = fieldName({ column, row });
      const kind = city[field.split(".")[0] ?? ""]?.face[quadrantOf(field) - 1] ?? ".";
      return tourists.includes(field) ? kind.toLowerCase() : kind;
    }).join(""),
  );
  return rows.join("\n");
}
