// What a tour in the making pays whoever leads it, in the parts that are told when it was led.
import { CATEGORIES, type GreentownLine, LETTERS } from "../../pieces/view.ts";
import { CAUSES, type TourProgress } from "./tour-progress.ts";

type Because = GreentownLine["because"][number];

/** The parts, which add up to what is paid: trees and own buildings, less what is taken off. */
export function ownPayment(
  route: readonly string[],
  pieceAt: (place: string) => string,
  { wishes, paid, left }: TourProgress,
  seat: number,
): GreentownLine {
  const sites = [...new Set(route)].map(pieceAt);
  const letter = LETTERS[seat] ?? "A";
  const because: Because[] = [];
  const add = (cause: string, points: number) => {
    if (points !== 0) because.push({ cause, points, where: [] });
  };
  for (const category of CATEGORIES)
    if (wishes.get(category)?.stands === "good")
      add(CAUSES[category], sites.filter((piece) => piece === category || piece === letter + category).length);
  const missed = [...wishes].flatMap(([category, { stands }]) => (stands === "good" ? [] : [CAUSES[category]]));
  if (left) add("open", -missed.length);
  else for (const cause of missed) add(`${cause}-failed`, -1);
  const sum = because.reduce((before, { points }) => before + points, 0);
  add("floor", Math.max(0, -sum));
  add("two-players", (paid.find((each) => each.seat === letter)?.paid ?? 0) - Math.max(0, sum));
  return { seat, what: "", because };
}
