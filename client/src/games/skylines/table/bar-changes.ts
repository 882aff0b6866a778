// What a move would change on the bars, read off the server's own sentences.
import type { Sentence } from "../../../wire/messages.ts";

export const TOGETHER = "skylines-brings-together";
const HAPPENS = new Set(["skylines-brings", "skylines-brings-since"]);

/** What the markers would move by: what all rows come to together, as the server says, or the only row. */
export function changesOf(brings: Sentence[]): Map<string, number> {
  const changes = new Map<string, number>();
  const all = brings.find(({ key }) => key === TOGETHER) ?? brings.find(({ key }) => HAPPENS.has(key));
  if (isSentence(all?.args?.row)) add(all.args.row, changes);
  return changes;
}

function add({ key, args = {} }: Sentence, changes: Map<string, number>): void {
  if (key === "skylines-comma") {
    for (const part of [args.first, args.rest]) if (isSentence(part)) add(part, changes);
  } else if (key === "skylines-entry" && isSentence(args.marker)) {
    const marker = args.marker.key.replace("skylines-", "");
    changes.set(marker, Number(String(args.change).replace("−", "-")));
  }
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "english" in value;
}
