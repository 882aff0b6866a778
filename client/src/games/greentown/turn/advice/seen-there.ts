// What a person can see of a place that a hint points at: where its roads lead, and which of its exits stay open.
import { say } from "../../../../texts/texts.svelte.ts";
import { exitNames } from "../../table/names.ts";
import { leadsTo } from "../develop/leads.ts";
import type { Painted } from "../notation.ts";

const TOLD = ["hotel", "building", "tree", "tile"]; // in this order; a dead end is good for nothing yet

/** In words; what a road leads to is told once. */
export function seenThere(at: string, exits: string, tileAt: (place: string) => Painted | undefined): string {
  const leads = [...exits].map((side) => leadsTo(at, Number(side), tileAt));
  const best = TOLD.filter((to) => leads.some((each) => each === to)).slice(0, 2); // for more there is no room
  const roads = best.map((to) => say("green-leads", { to }));
  const open = [...exits].filter((_, number) => leads[number] === "nothing").join("");
  const what = [...roads, ...(open ? [say("green-advice-open", { exits: exitNames(open) })] : [])];
  return what.length > 0 ? say("green-advice-there", { what: what.join(", ") }) : "";
}
