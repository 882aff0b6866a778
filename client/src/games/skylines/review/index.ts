import { capital } from "../../../texts/capital.ts";
import type { GameReview } from "../../manifest.ts";
import { could } from "../table/describe-fact.ts";
// Nearly all that is shown here is the table's, and what is shared stays in one piece if it is asked for as a whole.
import "../table/index.ts";
import Position from "./Position.svelte";

export const review: GameReview = {
  Position,
  wide: true,
  tellAction: (action, view) => capital(could(action, view)),
  isAsGood,
};

/** Whether an action is as good as a better one: the same card, wherever it lies if the place was not the question. */
function isAsGood(action: string, better: string, played: string): boolean {
  const [deed, card] = action.split(" ");
  const [other, wanted] = better.split(" ");
  const [, taken] = played.split(" ");
  return action === better || (deed === "play" && other === "play" && card === wanted && card !== taken);
}
