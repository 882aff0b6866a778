// What a remark about a decision says, without the move that it begins with: that one is shown on the board.
import { capital } from "../../texts/capital.ts";
import { sentence } from "../../texts/texts.svelte.ts";
import type { ReviewedDecision, Sentence } from "../../wire/messages.ts";

export function reasonOf({ remark }: ReviewedDecision): string {
  if (!remark) return "";
  const reason = (remark.args as Record<string, unknown>).reason;
  const told = typeof reason === "object" && reason !== null && "english" in reason ? (reason as Sentence) : remark;
  return `${capital(sentence(told))}.`;
}
