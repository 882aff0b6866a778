import { capital } from "../../../texts/capital.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { GameReview } from "../../manifest.ts";
import type { GreentownView } from "../pieces/view.ts";
import { tellTurn } from "../table/describe-fact.ts";
// Nearly all that is shown here is the table's, and what is shared stays in one piece if it is asked for as a whole.
import "../table/index.ts";
import { isAsGood } from "./as-good.ts";
import Position from "./Position.svelte";

export const review: GameReview = {
  Position,
  tellAction: (action, view: GreentownView) =>
    capital(tellTurn(action, view.tiles, (seat) => say("page-player", { number: seat + 1 }))),
  tellAmount: (points) => say("green-review-amount", { points }),
  tellResult: (lead) => say("green-review-ahead", { side: lead < 0 ? "behind" : "ahead", points: Math.abs(lead) }),
  isAsGood,
};
