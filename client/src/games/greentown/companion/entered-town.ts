// A Greentown table as it is tapped in, and its spelling in the notation.
import { hexName, neighbour, readHex, SIDES, sideTo as sideBetween } from "../pieces/hexes.ts";

export interface Placed {
  exits: string; // sides in ascending digits
  piece: string; // H, N, AC … or a point
}
export type Town = Record<string, Placed>; // by hex, as (q,r)

export interface Wish {
  least: number;
  most: number;
}
export type Category = "N" | "C" | "S" | "M";

export interface Card {
  stops: number;
  wishes: Record<Category, Wish>;
}

export interface Route {
  hotel: string;
  sides: number[];
}

export const CATEGORIES: readonly Category[] = ["N", "C", "S", "M"];
export const SEATS = "ABCD"; // in the notation; people read numbers

/** The number by which people know a player, from the letter of the notation. */
export function playerNumber(letter: string): number {
  return SEATS.indexOf(letter) + 1;
}

export function beside(name: string, side: number): string {
  return hexName(neighbour(readHex(name), side));
}

/** The side at which another hex lies, or null if it is not beside this one. */
export function sideTo(from: string, to: string): number | null {
  return sideBetween(readHex(from), readHex(to));
}

/** The empty hexes around the town, where the next tile may lie. */
export function around(town: Town): string[] {
  const hexes = Object.keys(town);
  if (hexes.length === 0) return [hexName({ q: 0, r: 0 })];
  const near = hexes.flatMap((hex) => SIDES.map((side) => beside(hex, side)));
  return [...new Set(near)].filter((hex) => !town[hex]);
}

/** A new tile with a street to every neighbour that has one for it. */
export function newTile(town: Town, hex: string): Placed {
  const sides = SIDES.filter((side) => town[beside(hex, side)]?.exits.includes(String((side + 3) % 6)));
  return { exits: (sides.length > 0 ? sides : [0]).join(""), piece: "." };
}

export function toggled(exits: string, side: number): string {
  const digit = String(side);
  const left = exits.includes(digit) ? exits.replace(digit, "") : exits + digit;
  return left === "" ? exits : [...left].sort().join("");
}

/** The exits after a turn counter-clockwise. */
export function turned(exits: string, by: number): string {
  return [...exits]
    .map((digit) => (Number(digit) + by + 6) % 6)
    .sort()
    .join("");
}

/** The hexes that a route meets, the hotel first. */
export function hexesOf(route: Route | null): string[] {
  if (!route) return [];
  const hexes = [route.hotel];
  for (const side of route.sides) hexes.push(beside(hexes.at(-1) ?? route.hotel, side));
  return hexes;
}

/** The table in short, with the tour below it. */
export function tableText(town: Town, card: Card, seats: number, touring: string, route: Route): string {
  const wishes = CATEGORIES.map((category) => {
    const { least, most } = card.wishes[category];
    return `${category}${least === most ? least : `${least}-${most}`}`;
  });
  const tiles = Object.entries(town).map(([hex, { exits, piece }]) => `tile ${hex} ${exits} ${piece}`);
  return [
    `seats ${seats}`,
    `card ${card.stops} ${wishes.join(" ")}`,
    ...tiles,
    `${touring} ~${route.hotel}${route.sides.join("")}`,
  ].join("\n");
}

// What a component file of Greentown says

interface Described {
  setups: Record<string, [number, number, string, string][] | { tiles: [number, number, string, string][] }>;
  cards: Record<string, { stops: number } & Record<Category, [number, number] | undefined>>;
}

function described(text: string): Described {
  try {
    return JSON.parse(text) as Described;
  } catch {
    return { setups: {}, cards: {} };
  }
}

export function setupsOf(text: string): Record<string, Town> {
  const setups = Object.entries(described(text).setups).map(([name, setup]) => {
    const rows = Array.isArray(setup) ? setup : setup.tiles;
    return [name, Object.fromEntries(rows.map(([q, r, exits, piece]) => [hexName({ q, r }), { exits, piece }]))];
  });
  return Object.fromEntries(setups);
}

export function cardsOf(text: string): Record<string, Card> {
  const cards = Object.entries(described(text).cards).map(([name, card]) => {
    const wishes = CATEGORIES.map((category) => {
      const [least = 0, most = 0] = card[category] ?? [];
      return [category, { least, most }];
    });
    return [name, { stops: card.stops, wishes: Object.fromEntries(wishes) }];
  });
  return Object.fromEntries(cards);
}
