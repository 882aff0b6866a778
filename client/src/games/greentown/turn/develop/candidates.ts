// What could replace a tile: which of it comes first, and which answers a touch of a side.
import type { ChoiceView } from "../../../../wire/messages.ts";
import { readStep } from "../notation.ts";

/** Exits of the first that the second lacks. */
export function without(exits: string, others: string): string {
  return [...exits].filter((side) => !others.includes(side)).join("");
}

export function exitsOf({ word }: ChoiceView): string {
  return readStep(word)?.exits ?? "";
}

/** What loses no exit first; then, where help is agreed, what brings most; then what gains most exits. */
export function bestFirst(choices: ChoiceView[], old: string, aids: boolean): ChoiceView[] {
  const rank = (choice: ChoiceView) => [
    without(old, exitsOf(choice)).length,
    aids ? -(choice.gain ?? 0) : 0,
    -without(exitsOf(choice), old).length,
  ];
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .sort((one, other) => one.rank.map((each, at) => each - (other.rank[at] ?? 0)).find((by) => by !== 0) ?? 0)
    .map(({ choice }) => choice);
}

export type SideSign = "gains" | "trades" | "drops";
export const SIGNS: Record<SideSign, string> = { gains: "+", trades: "±", drops: "−" };

/** Which sign stands at a side: what a touch changes there, and whether an old exit falls away for a new one. */
export function signAt(side: number, shown: string, before: string, choice?: ChoiceView): SideSign {
  if (shown.includes(String(side))) return "drops";
  return choice && without(before, exitsOf(choice)) ? "trades" : "gains";
}

/** Whether nothing that can lie there has the same new exits and keeps all the old ones. */
export function needsLoss(choice: ChoiceView, old: string, all: ChoiceView[]): boolean {
  const wanted = old + without(exitsOf(choice), old);
  return !all.some((other) => without(wanted, exitsOf(other)) === "");
}

/** The choice that has an exit at this side, or has none there if it has one now, and changes as little else as possible. */
export function withSide(choices: ChoiceView[], shown: string, side: number): ChoiceView | null {
  const wanted = !shown.includes(String(side));
  const change = (choice: ChoiceView) =>
    without(shown, exitsOf(choice)).length + without(exitsOf(choice), shown).length;
  const fitting = choices.filter((choice) => exitsOf(choice).includes(String(side)) === wanted);
  return fitting.reduce<ChoiceView | null>(
    (best, choice) => (best === null || change(choice) < change(best) ? choice : best),
    null,
  );
}
