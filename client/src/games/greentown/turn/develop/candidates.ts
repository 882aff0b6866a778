// What could replace a tile: which of it comes first, and which sides can gain an exit.
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

/** What keeps all the old exits, each by the side where it has a new one. */
export function additions(choices: ChoiceView[], old: string): Map<number, ChoiceView> {
  const kept = choices.filter((choice) => without(old, exitsOf(choice)) === "");
  return new Map(kept.map((choice) => [Number(without(exitsOf(choice), old)), choice]));
}
