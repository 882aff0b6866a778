// What a move would change on the bars, read off the server's own sentences.
import type { Sentence } from "../../../wire/messages.ts";

const HAPPENS = new Set(["skylines-brings", "skylines-brings-since"]);

/** The changes of all rows that would happen, added up by marker. */
export function changesOf(brings: Sentence[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { key, args } of brings) {
    if (HAPPENS.has(key) && isSentence(args?.row)) add(args.row, changes);
  }
  return changes;
}

function add({ key, args = {} }: Sentence, changes: Map<string, number>): void {
  if (key === "skylines-comma") {
    for (const part of [args.first, args.rest]) if (isSentence(part)) add(part, changes);
  } else if (key === "skylines-entry" && isSentence(args.marker)) {
    const marker = args.marker.key.replace("skylines-", "");
    changes.set(marker, (changes.get(marker) ?? 0) + Number(String(args.change).replace("−", "-")));
  }
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "english" in value;
}
