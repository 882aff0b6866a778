// The table of Skylines by the names of the server's own description.

import type { Sentence } from "../../../wire/messages.ts";
import type { components } from "../described.ts";

type Described = components["schemas"];

export type SkylinesView = Described["View"];
export type SkylinesContents = Described["Contents"];
export type SkylinesCard = Described["CardView"];
export type BoardFace = Described["BoardView"];
export type LaidTile = Described["TileView"];
export type Ending = Described["EndView"];
type Saying = Described["Saying"];

/** A sentence of the view as every other sentence of the rules. */
export function sentenceOf({ key, english, args }: Saying): Sentence {
  const told = args.map(([name, value]) => [name, typeof value === "object" ? sentenceOf(value) : value]);
  return { key, english, args: Object.fromEntries(told) };
}

/** What a card says with its condition, without the changes that always come; all of it where there is none. */
export function conditionOf(told: Saying): Saying {
  const inner = told.args.flatMap(([, value]) => (typeof value === "object" ? conditionOf(value) : []));
  return told.key.startsWith("skylines-if") ? told : (inner.find(({ key }) => key.startsWith("skylines-if")) ?? told);
}

/** Whether a card's own condition holds, as the server says what a place would bring. */
export function earns(brings: Sentence[], card: string): boolean {
  return brings.some(({ key, args }) => key === "skylines-brings-since" && args?.card === card);
}

export const ZONES = ["R", "C", "I"];

export function isZone(kind: string): boolean {
  return ZONES.includes(kind);
}

/** What a kind is drawn as: `svc:med` as healthcare, `util:pow` as power, `R` as itself. */
export function lookOf(kind: string): string {
  return kind.split(":")[1] ?? kind;
}

/** Which of the six families a kind belongs to, for its colour. */
export function familyOf(kind: string): "R" | "C" | "I" | "svc" | "util" | "uniq" | "paper" {
  const [family = ""] = kind.split(":");
  return family === "R" ||
    family === "C" ||
    family === "I" ||
    family === "svc" ||
    family === "util" ||
    family === "uniq"
    ? family
    : "paper";
}

export interface Entry {
  marker: string;
  sign: string; // +, − or ~
  number: number;
}

/** The entries of a row in the effect language: `mon-1 hap+1`. */
export function entriesOf(row: string): Entry[] {
  return [...row.matchAll(/([a-z]{3})([+~-])(\d+)/g)].map(([, marker = "", sign = "+", number = "0"]) => ({
    marker,
    sign: sign === "-" ? "−" : sign,
    number: Number(number),
  }));
}

export type ChangeNow = Described["EntryNow"];

export interface ShownChange {
  marker: string;
  printed: string; // what is struck through; nothing if it holds as printed
  holds: string; // −2; nothing if an effect takes it away
  changed: boolean; // by an effect in force
  lost: number; // spaces that the end of the bar swallows
}

/** The changes of a row with what holds now, as the server says; the printed ones where it says nothing else. */
export function changesNow(row: string, now: ChangeNow[] | null): ShownChange[] {
  const word = (text: string) => entriesOf(text).map(({ sign, number }) => `${sign}${number}`)[0] ?? "";
  const all =
    now ?? entriesOf(row).map(({ marker, sign, number }) => asPrinted(`${marker}${sign.replace("−", "-")}${number}`));
  return all.map(({ printed, now: holds, lost }) => ({
    marker: (holds || printed).slice(0, 3),
    printed: printed === holds ? "" : word(printed),
    holds: word(holds),
    changed: printed !== holds,
    lost,
  }));
}

function asPrinted(entry: string): ChangeNow {
  return { printed: entry, now: entry, lost: 0 };
}

/** All that a card says, for whoever hears it: its face, what differs now and why, and what would be lost. */
export function saidBy({ told, now }: SkylinesCard): Sentence[] {
  return [told, ...(now?.because ?? []), ...(now?.lost ?? [])].map(sentenceOf);
}

export interface Term {
  scope: string; // use, in, adj, city, bar, a plain word, or nothing where the sign says it all
  look: string; // what is drawn
  limit: string; // ≥2, or nothing
}

/** The terms of a condition, alternatives one after another, for small signs on a card. */
export function termsOf(condition: string): Term[] {
  const limit = (op = "", number = "") =>
    op ? `${op.replace(">=", "≥").replace("<=", "≤")}${number.replace("-", "−")}` : "";
  return condition.split(/[&|]/).flatMap((word) => {
    const counted = /^(use|in|adj|city)\((\w+)\)(?:([<>=]+)(-?\d+))?$/.exec(word);
    if (counted) return [{ scope: counted[1] ?? "", look: counted[2] ?? "", limit: limit(counted[3], counted[4]) }];
    const measured = /^([a-z]+)([<>=]+)(-?\d+)$/.exec(word);
    if (measured)
      return [
        {
          scope: measured[1] && /^(size|boards)$/.test(measured[1]) ? "" : "bar",
          look: measured[1] ?? "",
          limit: limit(measured[2], measured[3]),
        },
      ];
    return word ? [{ scope: word, look: word, limit: "" }] : [];
  });
}
