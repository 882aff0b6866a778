// Words of the notation taken apart, and tiles as they would lie after them: for painting, never for judging.
import type { ChoiceView } from "../../../wire/messages.ts";
import { type Hex, hexName, neighbour, readHex, turnsTo } from "../pieces/hexes.ts";
import type { GreentownStack, GreentownTile } from "../pieces/view.ts";

const CELL = "\\((-?\\d+),(-?\\d+)\\)";
const STEP = new RegExp(`^([+^])${CELL}([0-5]*)$`);
const ERECT = new RegExp(`^([CSM])${CELL}(?:>${CELL})?$`);
const TOUR = new RegExp(`^~${CELL}([0-5]*)$`);

export interface StepWord {
  lays: boolean;
  at: string;
  exits: string; // empty where only the place is named
}
export interface ErectWord {
  category: string;
  at: string;
  treeTo: string | null;
}
export interface TourWord {
  hotel: string;
  sides: number[];
}

export function readStep(word: string): StepWord | null {
  const found = STEP.exec(word);
  return found ? { lays: found[1] === "+", at: `(${found[2]},${found[3]})`, exits: found[4] ?? "" } : null;
}

export function readErect(word: string): ErectWord | null {
  const found = ERECT.exec(word);
  if (!found) return null;
  const treeTo = found[4] === undefined ? null : `(${found[4]},${found[5]})`;
  return { category: found[1] ?? "", at: `(${found[2]},${found[3]})`, treeTo };
}

export function readTour(word: string): TourWord | null {
  const found = TOUR.exec(word);
  return found ? { hotel: `(${found[1]},${found[2]})`, sides: [...(found[3] ?? "")].map(Number) } : null;
}

/** The hexes of a tour word, its hotel first. */
export function routeOf(word: string): string[] {
  const tour = readTour(word);
  if (!tour) return [];
  const hexes: Hex[] = [readHex(tour.hotel)];
  for (const side of tour.sides) hexes.push(neighbour(hexes.at(-1) as Hex, side));
  return hexes.map(hexName);
}

/** Where a tour word has come to. */
export function endOf(word: string): string {
  return routeOf(word).at(-1) ?? readTour(word)?.hotel ?? "";
}

/** A turn part by part, as it is played out: word by word, and a tour side by side. */
export function partsOf(action: string): string[] {
  const words = action.split(" ");
  return words.flatMap((word, at) => {
    const before = words.slice(0, at);
    const tour = readTour(word);
    if (!tour) return readStep(word) || readErect(word) ? [[...before, word].join(" ")] : [];
    return ["", ...tour.sides].map((_, sides) =>
      [...before, `~${tour.hotel}${tour.sides.slice(0, sides).join("")}`].join(" "),
    );
  });
}

/** A tile to paint. */
export interface Painted {
  at: string;
  exits: string;
  piece: string; // "H", "N", seat and category, or "."
  kind: string;
  trial?: boolean; // tried out, not yet said
  lost?: string; // exits of the tile that it replaces and that go
  gained?: string;
}

/** The tiles with what the words of a turn would change; what the `fresh` word gains and loses is marked. */
export function painted(
  tiles: GreentownTile[],
  words: string[],
  seat: string,
  supply: GreentownStack[],
  fresh = "",
): Painted[] {
  const lie = new Map<string, Painted>();
  for (const { q, r, exits, piece, kind } of tiles)
    lie.set(hexName({ q, r }), { at: hexName({ q, r }), exits, piece, kind });
  for (const word of words) {
    const step = readStep(word);
    if (step?.exits) {
      const old = lie.get(step.at);
      const lost = [...(old?.exits ?? "")].filter((side) => !step.exits.includes(side)).join("");
      const gained = old ? [...step.exits].filter((side) => !old.exits.includes(side)).join("") : "";
      const kind = kindOf(step.exits, supply);
      const changed = word === fresh ? { lost, gained } : {};
      lie.set(step.at, { at: step.at, exits: step.exits, piece: old?.piece ?? ".", kind, trial: true, ...changed });
    }
    const built = readErect(word);
    if (built) {
      change(lie, built.at, { piece: seat + built.category, trial: true });
      if (built.treeTo) change(lie, built.treeTo, { piece: "N", trial: true });
    }
  }
  return [...lie.values()];
}

function change(lie: Map<string, Painted>, at: string, what: Partial<Painted>): void {
  const tile = lie.get(at);
  if (tile) lie.set(at, { ...tile, ...what });
}

/** The stacks as they would be: a tile that is laid is taken, one that is replaced comes back. */
export function stacksAfter(supply: GreentownStack[], tiles: GreentownTile[], words: string[]): GreentownStack[] {
  const left = new Map(supply.map((stack) => [stack.kind, stack.left]));
  const lie = new Map(tiles.map((tile) => [hexName(tile), tile.exits]));
  for (const word of words) {
    const step = readStep(word);
    if (!step?.exits) continue;
    const old = lie.get(step.at);
    for (const [exits, by] of [
      [step.exits, -1],
      [old, 1],
    ] as const) {
      const kind = exits ? kindOf(exits, supply) : "";
      if (kind) left.set(kind, (left.get(kind) ?? 0) + by);
    }
    lie.set(step.at, step.exits);
  }
  return supply.map((stack) => ({ ...stack, left: left.get(stack.kind) ?? 0 }));
}

/** The exits of a tile after the words of a turn. */
export function exitsAt(place: string, tiles: GreentownTile[], words: string[]): string {
  const laid = words.map(readStep).findLast((step) => step?.at === place && step.exits);
  return laid?.exits ?? tiles.find((tile) => hexName(tile) === place)?.exits ?? "";
}

/** The kind that can show these exits. */
export function kindOf(exits: string, supply: GreentownStack[]): string {
  return supply.find((stack) => turnsTo(stack.exits, exits) !== null)?.kind ?? "";
}

/** Choices of a step by the place that they name. */
export function byPlace(choices: ChoiceView[]): Map<string, ChoiceView[]> {
  const places = new Map<string, ChoiceView[]>();
  for (const choice of choices) {
    const at = readStep(choice.word)?.at ?? "";
    places.set(at, [...(places.get(at) ?? []), choice]);
  }
  return places;
}

/** The choice after one, around; the first or the last if that one is not among them. */
export function next(choices: ChoiceView[], from: ChoiceView | null, by: number): ChoiceView | null {
  const at = choices.findIndex(({ word }) => word === from?.word);
  if (at < 0) return choices[by > 0 ? 0 : choices.length - 1] ?? null;
  return choices[(at + by + choices.length) % choices.length] ?? null;
}

/** Exits that meet a side without a street. */
export function deadEnds({ at, exits }: Painted, tiles: ReadonlyMap<string, Painted>): string {
  return [...exits]
    .filter((side) => {
      const other = tiles.get(hexName(neighbour(readHex(at), Number(side))));
      return other !== undefined && !other.exits.includes(String((Number(side) + 3) % 6));
    })
    .join("");
}
