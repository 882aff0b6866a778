// What a tile that replaces another changes, in words.
import { say } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../../wire/messages.ts";
import { exitNames } from "../../table/names.ts";
import type { Painted } from "../notation.ts";
import type { GreentownPlay } from "../play.svelte.ts";
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

/** Where new exits lead; what several lead to is told once. */
export function leadsWords(at: string, gained: string, tileAt: TileAt): string {
  const leads = new Set([...gained].map((side) => leadsTo(at, Number(side), tileAt)));
  return [...leads].map((to) => say("green-leads", { to })).join(", ");
}

/** What the best tour pays with a candidate that brings so much; mostly a building can be erected in the same Build. */
export function pays({ now, words }: GreentownPlay, gain: number): string {
  const building = words.length === 1 || words.some((word) => word.startsWith("+"));
  const built = gain === 0 ? "nothing" : building ? "yes" : "no";
  return say("green-candidate-pays", { now, after: now + gain, built });
}

/** Which exits come, where they lead, and which one goes for them. */
export function inWords(choice: ChoiceView, old: Painted, tileAt: TileAt): string {
  const { gained, lost } = changeOf(choice, old);
  const told = { gained: exitNames(gained), leads: leadsWords(old.at, gained, tileAt) };
  return lost ? say("green-candidate-lost", { ...told, lost: exitNames(lost) }) : say("green-candidate", told);
}
