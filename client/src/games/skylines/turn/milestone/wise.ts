// Whether it is wise to end the milestone now, in a sentence.
import type { Ending, SkylinesCard, SkylinesView } from "../../pieces/view.ts";

const TO_BUILD_WITH = 4; // coins: with fewer a new board is hard to fill

/** What is to be said of ending it now, and with which numbers, by the cards that `can` be built; null where it cannot be chosen or nothing is to be weighed. */
export function wise(
  { boards, bars, seats, seat }: Pick<SkylinesView, "boards" | "bars" | "seats" | "seat">,
  ending: Ending,
  can: (card: SkylinesCard) => boolean = () => true,
): { key: string; args: Record<string, number> } | null {
  if (ending.why_not || ending.lost || ending.last) return null;
  const change = (step: string, marker: string) =>
    ending.steps.find((each) => each.step === step)?.changes.find(([each]) => each === marker)?.[1] ?? 0;
  const money = bars.find(({ marker }) => marker === "mon")?.value ?? 0;
  const price = Math.min(...boards.filter(({ next }) => next).map((board) => board.price));
  const paid = ending.steps.flatMap(({ changes }) => changes.flatMap(([marker, by]) => (marker === "mon" ? [by] : [])));
  const left = money + paid.reduce((sum, by) => sum + by, 0) - price;
  if (left < 0) return { key: "sky-wise-lost", args: {} };
  const lost = -change("utilities", "hap");
  if (lost > 0) {
    const short = bars.flatMap(({ marker, value }) => (value < 0 ? [`util:${marker}`] : []));
    const helps = (seats[seat]?.hand ?? []).filter((card) => short.includes(card.kind) && can(card));
    const key = helps.length === 0 ? "-none" : left < cheapest(helps) ? "-poor" : "";
    return { key: `sky-wise-short${key}`, args: { lost } };
  }
  if (change("score", "ovr") <= 0) return { key: "sky-wise-unhappy", args: {} };
  return { key: left < TO_BUILD_WITH ? "sky-wise-poor" : "sky-wise-now", args: { left } };
}

/** What the cheapest of some cards costs. */
function cheapest(cards: SkylinesCard[]): number {
  return Math.min(...cards.map(({ row }) => Number(/mon-(\d+)/.exec(row)?.[1] ?? 0)));
}
