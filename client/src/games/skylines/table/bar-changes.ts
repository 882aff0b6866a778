// What a move would change on the bars, read off the server's own sentences.
import type { Sentence } from "../../../wire/messages.ts";
import type { SkylinesView } from "../pieces/view.ts";

export const TOGETHER = "skylines-brings-together";
const HAPPENS = new Set(["skylines-brings", "skylines-brings-since"]);

/** What the markers would move by: what all rows come to together, as the server says, or the only row. */
export function changesOf(brings: Sentence[]): Map<string, number> {
  const changes = new Map<string, number>();
  const all = brings.find(({ key }) => key === TOGETHER) ?? brings.find(({ key }) => HAPPENS.has(key));
  if (isSentence(all?.args?.row)) add(all.args.row, changes);
  return changes;
}

/** The markers that these changes would lead to the worse: below 0, lower in happiness, or higher where the bar begins at 0. */
export function worsened(bars: SkylinesView["bars"], changes: Map<string, number>): string[] {
  return bars.flatMap(({ marker, value, lowest, highest }) => {
    const change = changes.get(marker) ?? 0;
    const nuisance = lowest === 0 && highest != null;
    const worse = nuisance ? change > 0 : change < 0 && (marker === "hap" || value + change < 0);
    return worse && marker !== "mon" && marker !== "lab" ? [marker] : [];
  });
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
