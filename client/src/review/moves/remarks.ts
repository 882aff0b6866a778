// What a remark about a decision says, without the move that it begins with: that one is shown on the board.

import type { GameReview } from "../../games/manifest.ts";
import { capital } from "../../texts/capital.ts";
import { sentence } from "../../texts/texts.svelte.ts";
import type { ReviewedDecision, Sentence } from "../../wire/messages.ts";

export function reasonOf({ remark, places }: ReviewedDecision, { tellPlace = (place) => place }: GameReview): string {
  if (!remark) return "";
  const reason = (remark.args as Record<string, unknown>).reason;
  const told = typeof reason === "object" && reason !== null && "english" in reason ? (reason as Sentence) : remark;
  const named = Object.entries(told.args as Record<string, unknown>).map(([name, arg]) => [
    name,
    typeof arg === "string" && places.includes(arg) ? tellPlace(arg) : arg,
  ]);
  return `${capital(sentence({ ...told, args: Object.fromEntries(named) as Sentence["args"] }))}.`;
}
