// Why a tour paid what it paid, cause by cause.
import { say } from "../../../texts/texts.svelte.ts";
import type { GreentownLine } from "../pieces/view.ts";

/** One sentence for each cause. */
export function reasons(line: GreentownLine): string {
  if (line.because.length === 0) return say("green-because-nothing");
  return line.because.map(({ cause, points }) => say(`green-because-${cause}`, { points, lost: -points })).join(" ");
}

/** The places that a line speaks of. */
export function placesOf(line: GreentownLine | undefined): Set<string> {
  return new Set((line?.because ?? []).flatMap(({ where }) => where));
}

/** What a line is about: the tour of a card, or what was there before. */
export function topic(line: GreentownLine): string {
  const card = /^tour (\S+)/.exec(line.what)?.[1];
  return card ? say("green-earned-tour", { card }) : say("green-earned-before");
}
