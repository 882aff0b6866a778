// A set of Skylines as it is drawn here, and its file: every line is taken apart, and one that is not understood stays as it is.
import type { SetLine } from "../../manifest.ts";

export interface EditedBoard {
  part: "board";
  letter: string;
  price: number;
  rows: readonly string[];
}
export interface EditedShape {
  part: "shape";
  name: string;
  picture: string; // ##/#.
}
export interface EditedCard {
  part: "card";
  section: string;
  columns: readonly string[];
}
export interface EditedBar {
  part: "bar";
  marker: string;
  lowest: number;
  highest: number;
}
/** How many tiles of each shape a zone has. */
export interface EditedSupply {
  part: "supply";
  zone: string;
  counts: readonly (readonly [shape: string, count: number])[];
}
/** Boards as a scenario lays them. */
export interface EditedLayout {
  part: "layout";
  name: string;
  boards: string; // A0 B3/C2 F0
}
interface Plain {
  part: "plain";
  text: string;
}
export type EditedPart = EditedBoard | EditedShape | EditedCard | EditedBar | EditedSupply | EditedLayout;

/** The sections of a file in their order, each with its parts. */
export type BoxFile = readonly { section: string; parts: readonly (EditedPart | Plain)[] }[];

export const SIDE = 8;
export const SECTIONS = [
  "bars",
  "shapes",
  "tiles",
  "boards",
  "cards",
  "unique",
  "roles",
  "policies",
  "news",
  "layouts",
];
/** Which columns the cards of each section have. */
export const COLUMNS: Record<string, readonly string[]> = {
  cards: ["id", "kind", "tile", "row", "condition", "reward", "name"],
  unique: ["id", "tile", "row", "effects", "name"],
  roles: ["id", "effects", "name"],
  policies: ["id", "row", "effects", "name"],
  news: ["id", "effects", "name"],
};

/** The contents of a file, with the sections that it takes from another set. */
export async function readBox(text: string, textOf: (set: string) => Promise<string>): Promise<BoxFile> {
  const own = sectionsOf(text);
  const base = /^\s*from +(\S+)/m.exec(text)?.[1];
  const under = base ? await readBox(await textOf(base), textOf) : [];
  const all = new Map([...under.map(({ section, parts }) => [section, parts] as const), ...own]);
  return SECTIONS.flatMap((section) => {
    const parts = all.get(section);
    return parts ? [{ section, parts }] : [];
  });
}

function sectionsOf(text: string): Map<string, (EditedPart | Plain)[]> {
  const found = new Map<string, (EditedPart | Plain)[]>();
  let here: (EditedPart | Plain)[] | undefined;
  let section = "";
  const lines = text.split("\n").map((line) => line.trim());
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    const title = /^\[(\w+)\]$/.exec(line)?.[1];
    if (title) {
      section = title;
      here = [];
      found.set(section, here);
    } else if (here && line && !line.startsWith(";")) here.push(partOf(section, line, lines));
  }
  return found;
}

function partOf(section: string, line: string, following: string[]): EditedPart | Plain {
  const columns = line.split(/(?<=\s)\|(?=\s|$)/).map((column) => column.trim());
  if (section === "boards") {
    return { part: "board", letter: columns[0] ?? "", price: Number(columns[1]) || 0, rows: following.splice(0, SIDE) };
  }
  if (section === "shapes") return { part: "shape", name: columns[0] ?? "", picture: columns[1] ?? "" };
  const [first = "", second = "", third = ""] = columns;
  if (section === "bars" && columns.length === 3 && [second, third].every(isWhole)) {
    return { part: "bar", marker: first, lowest: Number(second), highest: Number(third) };
  }
  if (section === "layouts" && columns.length === 2 && /^(([A-Z][0-3]|--)[ /]*)+$/.test(second)) {
    return { part: "layout", name: first, boards: second };
  }
  if (section === "tiles" && columns.length === 2 && /^(\S+\*\d{1,3}\s*)*$/.test(second)) {
    const words = second.split(/\s+/).filter(Boolean);
    return {
      part: "supply",
      zone: first,
      counts: words.map((word) => [word.split("*")[0] ?? "", Number(word.split("*")[1])]),
    };
  }
  const wanted = COLUMNS[section]?.length;
  if (wanted !== undefined && columns.length === wanted) return { part: "card", section, columns };
  return { part: "plain", text: line };
}

function isWhole(word: string): boolean {
  return /^-?\d{1,3}$/.test(word);
}

export function idOf(part: EditedPart): string {
  switch (part.part) {
    case "board":
      return `board ${part.letter}`;
    case "bar":
      return `bar ${part.marker}`;
    case "supply":
      return `supply ${part.zone}`;
    case "card":
      return `card ${part.columns[0] ?? ""}`;
    default:
      return `${part.part} ${part.name}`;
  }
}

export function linesOf(box: BoxFile, name: string): SetLine[] {
  const parts = box.flatMap(({ section, parts: all }) => [
    { text: "", piece: null },
    { text: `[${section}]`, piece: null },
    ...all.flatMap(partLines),
  ]);
  return [{ text: `skylines components ${name}`, piece: null }, ...parts];
}

function partLines(part: EditedPart | Plain): SetLine[] {
  if (part.part === "plain") return [{ text: part.text, piece: null }];
  const piece = idOf(part);
  if (part.part === "board") return [`${part.letter} | ${part.price}`, ...part.rows].map((text) => ({ text, piece }));
  return [{ text: lineOf(part), piece }];
}

function lineOf(part: Exclude<EditedPart, EditedBoard>): string {
  switch (part.part) {
    case "shape":
      return `${part.name} | ${part.picture}`;
    case "bar":
      return `${part.marker} | ${part.lowest} | ${part.highest}`;
    case "supply":
      return `${part.zone} | ${part.counts.map(([shape, count]) => `${shape}*${count}`).join(" ")}`;
    case "layout":
      return `${part.name} | ${part.boards}`;
    default:
      return part.columns.join(" | ");
  }
}

/** All parts that can be drawn. */
export function partsOf(box: BoxFile): EditedPart[] {
  return box.flatMap(({ parts }) => parts.flatMap((part) => (part.part === "plain" ? [] : [part])));
}

/** The box with others in the place of a part: one that is changed, two for a copy, none to take it away. */
export function replaced(box: BoxFile, id: string, by: EditedPart[]): BoxFile {
  return box.map(({ section, parts }) => ({
    section,
    parts: parts.flatMap((part) => (part.part !== "plain" && idOf(part) === id ? by : [part])),
  }));
}

export function columnOf({ section, columns }: EditedCard, column: string): string | undefined {
  const at = COLUMNS[section]?.indexOf(column) ?? -1;
  return at < 0 ? undefined : columns[at];
}

export function withColumn(card: EditedCard, column: string, text: string): EditedCard {
  const at = COLUMNS[card.section]?.indexOf(column) ?? -1;
  return { ...card, columns: card.columns.map((each, place) => (place === at ? text : each)) };
}
