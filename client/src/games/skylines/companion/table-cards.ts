// The cards of a set beside the city: roles and news that are in force, policies that act once, and those whose tiles were built.
import { type BoxFile, columnOf, partsOf } from "../editor/box-file.ts";
import type { Bars, Ends, Marker } from "./bars.ts";

export interface TableCard {
  id: string;
  kind: "roles" | "news" | "policies";
  name: string;
  rows: string[]; // what a policy changes when it is enacted
  conditional: boolean; // whether a part of it depends on the city
}

const KINDS = ["roles", "news", "policies"] as const;

/** The roles, news and policies of a set. */
export function tableCards(box: BoxFile): TableCard[] {
  return partsOf(box).flatMap((part) => {
    const kind = part.part === "card" ? KINDS.find((each) => each === part.section) : undefined;
    if (part.part !== "card" || !kind) return [];
    const effects = (columnOf(part, "effects") ?? "").split(";").map((clause) => clause.trim());
    const rows = effects.flatMap((clause) => /^now: *(.*)$/.exec(clause)?.[1] ?? []);
    return [
      {
        id: part.columns[0] ?? "",
        kind,
        name: (columnOf(part, "name") ?? "").replace(/ ?\[[^\]]*\]$/, ""),
        rows: [columnOf(part, "row") ?? "", ...rows].filter(Boolean),
        conditional: effects.some((clause) => clause.startsWith("now if")),
      },
    ];
  });
}

/** A card whose tile can lie in the city. */
export interface BuiltCard {
  id: string;
  kind: string;
  name: string;
  shape: string; // nothing where the zone's tile is free to choose
  shapes: string[]; // that a zone has tiles of
}

/** The cards of a set that have tiles. */
export function builtCards(box: BoxFile): BuiltCard[] {
  const parts = partsOf(box);
  const supply = new Map(parts.flatMap((part) => (part.part === "supply" ? [[part.zone, part.counts] as const] : [])));
  return parts.flatMap((part) => {
    const shape = part.part === "card" ? columnOf(part, "tile") : undefined;
    if (part.part !== "card" || shape === undefined) return [];
    const kind = columnOf(part, "kind") ?? "uniq";
    const name = (columnOf(part, "name") ?? "").replace(/ ?\[[^\]]*\]$/, "");
    const shapes = (supply.get(kind) ?? []).map(([each]) => each);
    return [{ id: part.columns[0] ?? "", kind, name, shape: shape === "*" ? "" : shape, shapes }];
  });
}

/** The bars after rows such as `mon-1 lab~3`, as far as they reach. */
export function moved(bars: Bars, ends: Record<Marker, Ends>, rows: string[]): Bars {
  const after = { ...bars };
  for (const [, name = "", sign, digits] of rows.join(" ").matchAll(/([a-z]{3})([+~-])(\d+)/g)) {
    const [marker, number] = [name as Marker, Number(digits)];
    const { lowest, highest } = ends[marker];
    const towards = Math.sign(after[marker]) * Math.max(0, Math.abs(after[marker]) - number);
    const to = sign === "~" ? towards : after[marker] + (sign === "-" ? -number : number);
    after[marker] = Math.max(lowest, Math.min(highest ?? Number.POSITIVE_INFINITY, to)) || 0; // never −0
  }
  return after;
}
