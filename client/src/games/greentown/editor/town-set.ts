// A set of Greentown as it is drawn here, and its file: one line for each kind, tile of a set-up and card.
import type { SetLine } from "../../manifest.ts";
import { CATEGORIES, type Card, type Town } from "../companion/entered-town.ts";
import { hexName, readHex } from "../pieces/hexes.ts";

export interface TileKind {
  exits: string;
  count: number;
  mark: string;
}

export interface TownSet {
  tiles: Record<string, TileKind>;
  spares: Record<string, TileKind>;
  setups: Record<string, { town: Town; spares: boolean }>;
  cards: Record<string, Card & { start: boolean }>;
  rest: Record<string, unknown>; // numbers of pieces
}

type Row = [number, number, string, string];
interface Written {
  tiles?: Record<string, Partial<TileKind>>;
  spares?: Record<string, Partial<TileKind>>;
  setups?: Record<string, Row[] | { tiles: Row[]; spares?: boolean }>;
  cards?: Record<string, { stops: number; start?: boolean } & Partial<Record<string, [number, number]>>>;
}
type Group = "tiles" | "spares" | "setups" | "cards";

export const MARKS = ["cow", "tree", "flower"] as const;

/** The set of a file. Of one that is no JSON nothing can be drawn, and it is empty. */
export function townSetOf(text: string): TownSet {
  const { name: _name, tiles = {}, spares = {}, setups = {}, cards = {}, ...rest } = parsed(text);
  return {
    tiles: mapped(tiles, kindOf),
    spares: mapped(spares, kindOf),
    setups: mapped(setups, (setup) => {
      const rows = Array.isArray(setup) ? setup : setup.tiles;
      const town = Object.fromEntries(rows.map(([q, r, exits, piece]) => [hexName({ q, r }), { exits, piece }]));
      return { town, spares: !Array.isArray(setup) && setup.spares === true };
    }),
    cards: mapped(cards, ({ stops, start = false, ...wishes }) => ({
      stops,
      start,
      wishes: Object.fromEntries(
        CATEGORIES.map((category) => {
          const [least = 0, most = 0] = wishes[category] ?? [];
          return [category, { least, most }];
        }),
      ) as Card["wishes"],
    })),
    rest,
  };
}

export function linesOf(set: TownSet, name: string): SetLine[] {
  const blocks: SetLine[][] = [
    [{ text: `  "name": ${JSON.stringify(name)}`, piece: null }],
    table("tiles", mapped(set.tiles, kindText)),
    ...(Object.keys(set.spares).length > 0 ? [table("spares", mapped(set.spares, kindText))] : []),
    setupLines(set),
    table("cards", mapped(set.cards, cardText)),
    ...Object.entries(set.rest).map(([key, value]) => [
      { text: `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`, piece: null },
    ]),
  ];
  return [{ text: "{", piece: null }, ...joined(blocks), { text: "}", piece: null }];
}

/** The set with something else under a name of a group; without it where there is nothing. */
export function withEntry<In extends Group>(
  set: TownSet,
  group: In,
  name: string,
  entry: TownSet[In][string] | null,
): TownSet {
  const others = Object.entries(set[group]).filter(([each]) => each !== name);
  const entries = entry === null ? others : Object.entries({ ...set[group], [name]: entry });
  return { ...set, [group]: Object.fromEntries(entries) };
}

/** A name that is not taken in a group: the next letter or number. */
export function freeName(set: TownSet, group: Group, like: string): string {
  const root = like.replace(/\d+$/, "").slice(0, 9) || "x";
  for (let number = 2; ; number += 1) if (!(`${root}${number}` in set[group])) return `${root}${number}`;
}

export function partsOf(piece: string): [group: Group, name: string] {
  const [group = "tiles", name = ""] = piece.split(" ");
  return [group as Group, name];
}

function parsed(text: string): Written & Record<string, unknown> {
  try {
    return JSON.parse(text) as Written & Record<string, unknown>;
  } catch {
    return {};
  }
}

function kindOf({ exits = "03", count = 1, mark = "" }: Partial<TileKind>): TileKind {
  return { exits, count, mark };
}

function kindText({ exits, count, mark }: TileKind): string {
  return `{"exits": "${exits}", "count": ${count}${mark ? `, "mark": ${JSON.stringify(mark)}` : ""}}`;
}

function cardText({ stops, start, wishes }: TownSet["cards"][string]): string {
  const wished = CATEGORIES.map((category) => `"${category}": [${wishes[category].least}, ${wishes[category].most}]`);
  return `{"stops": ${stops}, ${start ? '"start": true, ' : ""}${wished.join(", ")}}`;
}

function table(key: Group, entries: Record<string, string>): SetLine[] {
  const lines = Object.entries(entries).map(([name, text]) => [
    { text: `    ${JSON.stringify(name)}: ${text}`, piece: `${key} ${name}` },
  ]);
  return [{ text: `  "${key}": {`, piece: null }, ...joined(lines), { text: "  }", piece: null }];
}

function setupLines({ setups }: TownSet): SetLine[] {
  const blocks = Object.entries(setups).map(([name, { town, spares }]) => {
    const piece = `setups ${name}`;
    const rows = Object.entries(town).map(([hex, { exits, piece: stands }]) => {
      const { q, r } = readHex(hex);
      return [{ text: `      [${q}, ${r}, "${exits}", "${stands}"]`, piece }];
    });
    const [open, close] = spares ? ['{"spares": true, "tiles": [', "]}"] : ["[", "]"];
    return [{ text: `    ${JSON.stringify(name)}: ${open}`, piece }, ...joined(rows), { text: `    ${close}`, piece }];
  });
  return [{ text: '  "setups": {', piece: null }, ...joined(blocks), { text: "  }", piece: null }];
}

/** Blocks of lines with a comma behind each but the last. */
function joined(blocks: SetLine[][]): SetLine[] {
  return blocks.flatMap((lines, block) =>
    lines.map((line, at) =>
      at === lines.length - 1 && block < blocks.length - 1 ? { ...line, text: `${line.text},` } : line,
    ),
  );
}

function mapped<From, To>(entries: Record<string, From>, to: (entry: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, to(entry)]));
}
