// What a tile that replaces another changes, in words.
import { say } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../../wire/messages.ts";
import { exitNames } from "../../table/names.ts";
import { exitsOf, needsLoss, without } from "./candidates.ts";

/** What comes, what stays and what falls away; also why, where nothing with the same new exits keeps all the old ones,
 * unless it is wanted. */
export function inWords(choice: ChoiceView, before: string, all: ChoiceView[] | null): string {
  const exits = exitsOf(choice);
  const lost = without(before, exits);
  const gained = exitNames(without(exits, before));
  const told = say("green-candidate", { gained, kept: exitNames(without(before, lost)) });
  if (!lost) return told;
  const why = all && needsLoss(choice, before, all) ? "green-candidate-lost-why" : "green-candidate-lost";
  return `${told} ${say(why, { lost: exitNames(lost) })}`;
}
