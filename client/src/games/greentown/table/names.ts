// How places, pieces and kinds are spoken of.
import { capital } from "../../../texts/capital.ts";
import { isolated, say, sentence } from "../../../texts/texts.svelte.ts";
import type { Sentence } from "../../../wire/messages.ts";
import { hexName, neighbour, readHex, SIDES } from "../pieces/hexes.ts";
import { LETTERS } from "../pieces/view.ts";
import type { Painted } from "../turn/notation.ts";

type NameOf = (seat: number) => string;

export function categoryName(category: string): string {
  return say(`green-category-${category.toLowerCase()}`);
}

/** A marker and what it does, or that it is used; the two ways to use “Build or tour” are one marker. */
export function aboutMarker(word: string, up: boolean): string {
  const kind = word.startsWith("E") ? "e" : word.toLowerCase();
  const marker = say(`green-marker-${kind}`);
  return up
    ? say("green-marker-up", { marker, about: say(`green-about-${kind}`) })
    : say("green-marker-down", { marker });
}

export function wishRange(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The seat of a letter by the name of whoever has it. */
export function letterName(letter: string, nameOf: NameOf): string {
  return isolated(nameOf(LETTERS.indexOf(letter)));
}

/** What stands on everybody's buildings: “You”, or two letters of the name, as one names a category; for those that begin alike one that the others lack, or a number. */
export function marksOf(names: string[], you: number | null = null): string[] {
  const letters = names.map((name) => [...capital(name.trim() || "?")]);
  return letters.map(([first, ...rest], at) => {
    if (at === you) return capital(say("page-you"));
    const alike = letters.filter((other, of) => of !== at && of !== you && other[0] === first);
    const second = alike.some((other) => other[1] === rest[0]) ? undefined : rest[0];
    return `${first}${second ?? rest.find((each) => each !== " " && !alike.some((other) => other.includes(each, 1))) ?? at + 1}`;
  });
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
const SEAT = /^[A-D]$/;
const HEX = /^\(-?\d+,-?\d+\)$/;

/** A sentence out of the rules, with the points of the compass and names instead of the notation's digits and letters. */
export function withWords(phrase: Sentence, nameOf: NameOf): string {
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => {
    const said = String(value);
    if (/^(exits?|lost|side)$/.test(name) && DIGITS.test(said)) return [name, exitNames(said)];
    if (/^(seat|one|other|who)$/.test(name) && SEAT.test(said)) return [name, letterName(said, nameOf)];
    return [name, value];
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

/** Where a hex is, in words first: with what stands on it, or by what stands beside it. */
export function whereabouts(hex: string, pieces: ReadonlyMap<string, string>, nameOf: NameOf, beside = false): string {
  const own = pieces.get(hex) ?? ".";
  if (own !== "." && !beside) return say("green-where-with", { piece: pieceName(own, nameOf), hex });
  const near = SIDES.map((side) => pieces.get(hexName(neighbour(readHex(hex), side))) ?? ".").filter(
    (each) => each !== ".",
  );
  const best = near.find((each) => each === "H") ?? near[0];
  return best ? say("green-where-by", { piece: pieceName(best, nameOf), hex }) : say("green-where-at", { hex });
}
