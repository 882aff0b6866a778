// What a tile that replaces another changes, in words.
import { say } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../../wire/messages.ts";
import { exitNames } from "../../table/names.ts";
import type { Painted } from "../notation.ts";
import { exitsOf, without } from "./candidates.ts";
import { leadsTo } from "./leads.ts";

type TileAt = (place: string) => Painted | undefined;

export interface Change {
  exits: string;
  gained: string;
  lost: string;
}

export function changeOf(choice: ChoiceView, { exits: before }: Painted): Change {
  const exits = exitsOf(choice);
  return { exits, gained: without(exits, before), lost: without(before, exits) };
}

/** Where a new exit leads, if it is the only one. */
export function leadsWords(at: string, gained: string, tileAt: TileAt): string {
  return gained.length === 1 ? say("green-leads", { to: leadsTo(at, Number(gained), tileAt) }) : "";
}

/** Which exits come, where a single one leads, and which one goes for them. */
export function inWords(choice: ChoiceView, old: Painted, tileAt: TileAt): string {
  const { gained, lost } = changeOf(choice, old);
  const named = exitNames(gained);
  if (lost) return say("green-candidate-lost", { gained: named, lost: exitNames(lost) });
  return say("green-candidate", { gained: named, leads: leadsWords(old.at, gained, tileAt) });
}
