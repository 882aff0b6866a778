// How cards, markers and cells are spoken of.
import { known, say, sentence } from "../../../texts/texts.svelte.ts";
import type { Sentence } from "../../../wire/messages.ts";
import type { Cell } from "../map/geometry.ts";
import type { SkylinesView } from "./view.ts";

/** A card's name in the language chosen; names of an own set stay as they are. */
export function cardName(name: string): string {
  const key = `sky-card-${slugOf(name)}`;
  return known(key) ? say(key) : name;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function cardNameOf(view: SkylinesView, id: string): string {
  const found = view.cards.find(([each]) => each === id);
  return found ? cardName(found[2]) : id;
}

/** A sentence out of the rules, with the names of cards in the language chosen. */
export function withCardNames(phrase: Sentence): string {
  return sentence(translated(phrase));
}

function translated(phrase: Sentence): Sentence {
  const args = Object.entries(phrase.args ?? {}).map(([name, value]) => [name, argument(value)]);
  return { ...phrase, args: Object.fromEntries(args) };
}

function argument(value: unknown): unknown {
  if (typeof value === "string") return cardName(value);
  return typeof value === "object" && value !== null && "english" in value ? translated(value as Sentence) : value;
}

export function markerName(marker: string): string {
  return say(`sky-marker-${marker}`);
}

/** Its name where there is little room: the same, broken or cut short. */
export function briefMarkerName(marker: string): string {
  const key = `sky-marker-brief-${marker}`;
  return known(key) ? say(key) : markerName(marker);
}

export function kindName(kind: string): string {
  return say(`sky-kind-${kind.replace(/.*:/, "").toLowerCase()}`);
}

/** ``+2``, ``−1`` or ``0``. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number);
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

const MARKS: Record<string, string> = { ".": "square", "#": "street", "~": "water" };

/** What a place brings, in points. */
export function gainName(gain: number): string {
  return say("sky-gain", { way: gain < 0 ? "less" : "more", points: Math.abs(gain) });
}

/** A cell such as `Ac4` in words. */
export function placeName(name: string): string {
  return say("sky-place", { board: name.slice(0, 1), cell: name.slice(1) });
}

interface CellNotes {
  built?: string; // the name of what is built there
  district?: string; // what is to be said of its district
  tried: boolean; // the tile on trial covers it
  earns?: boolean; // the tile in hand can lie there, and whether that earns the reward
}

/** What lies on a cell, its district, and whether the tile in hand can lie there. */
export function cellLabel({ name, mark }: Cell, { built, district, tried, earns }: CellNotes): string {
  const ground = built ?? say(`sky-cell-${MARKS[mark] ?? "square"}`);
  const can = tried ? "trial" : earns === undefined ? "" : earns ? "earns" : "open";
  return [`${placeName(name)}: ${ground}.`, district, can && say(`sky-cell-${can}`)].filter(Boolean).join(" ");
}
