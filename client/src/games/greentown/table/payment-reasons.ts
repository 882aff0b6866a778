// Why a tour paid what it paid, cause by cause.
import { say } from "../../../texts/texts.svelte.ts";
import { type GreentownLine, pointsOf } from "../pieces/view.ts";

/** One sentence for each cause. */
export function reasons(line: GreentownLine): string {
  if (line.because.length === 0) return say("green-because-nothing");
  const paid = pointsOf(line);
  return line.because
    .map(({ cause, points }) => say(`green-because-${cause}`, { points, lost: -points, paid, before: paid - points }))
    .join(" ");
}

/** The places that a line speaks of. */
export function placesOf(line: GreentownLine | undefined): Set<string> {
  return new Set((line?.because ?? []).flatMap(({ where }) => where));
}

/** What a line is about: one tour after another, or what was there before. */
export function topic(lines: GreentownLine[], at: number): string {
  const tours = lines.slice(0, at + 1).filter(isTour).length;
  const line = lines[at];
  return line && isTour(line) ? say("green-earned-tour", { number: tours }) : say("green-earned-before");
}

function isTour({ what }: GreentownLine): boolean {
  return what.startsWith("tour ");
}
