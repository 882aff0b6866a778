// How places, pieces and kinds are spoken of.
import { isolated, say, sentence } from "../../../texts/texts.svelte.ts";
import type { Sentence } from "../../../wire/messages.ts";
import { LETTERS } from "../pieces/view.ts";
import type { Painted } from "../turn/notation.ts";

type NameOf = (seat: number) => string;

export function categoryName(category: string): string {
  return say(`green-category-${category.toLowerCase()}`);
}

export function wishRange(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The seat of a letter by the name of whoever has it. */
export function letterName(letter: string, nameOf: NameOf): string {
  return isolated(nameOf(LETTERS.indexOf(letter)));
}

export function pieceName(piece: string, nameOf: NameOf): string {
  if (piece === ".") return say("green-piece-vacant");
  if (piece === "H") return say("green-piece-hotel");
  if (piece === "N") return say("green-piece-tree");
  return say("green-piece-building", {
    category: categoryName(piece[1] ?? ""),
    who: letterName(piece[0] ?? "", nameOf),
  });
}

/** Exits as the points of the compass. */
export function exitNames(exits: string): string {
  return [...exits].map((side) => say(`green-side-${side}`)).join(", ");
}

const DIGITS = /^[0-5]+$/;
const HEX = /^\(-?\d+,-?\d+\)$/;

/** A sentence out of the rules, with exits as the points of the compass instead of the notation's digits. */
export function withCompass(phrase: Sentence): string {
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => {
    const sides = /^(exits?|lost|side)$/.test(name) && DIGITS.test(String(value));
    return [name, sides ? exitNames(String(value)) : value];
  });
  return sentence({ ...phrase, args: Object.fromEntries(args) });
}

/** The places that a sentence out of the rules speaks of. */
export function placesIn(said: Sentence): Set<string> {
  return new Set(Object.values(said.args ?? {}).flatMap((value) => (HEX.test(String(value)) ? [String(value)] : [])));
}

/** The places where actions have laid, developed or built something; a tour changes none. */
export function changedPlaces(actions: string[]): Set<string> {
  const words = actions.flatMap((action) => action.split(" ")).filter((word) => !word.startsWith("~"));
  return new Set(words.flatMap((word) => /\(-?\d+,-?\d+\)/.exec(word)?.[0] ?? []));
}

export function tileName({ at, exits, piece }: Painted, nameOf: NameOf): string {
  return say("green-place-tile", { hex: at, piece: pieceName(piece, nameOf), exits: exitNames(exits) });
}
