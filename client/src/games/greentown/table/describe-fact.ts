// What happened in Greentown, in sentences.
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import { LETTERS } from "../pieces/view.ts";
import { readErect, readStep, readTour } from "../turn/notation.ts";
import { categoryName } from "./names.ts";

const MARKERS = new Set(["B", "T", "BT", "EB", "ET"]);
const PLAIN: Record<string, string> = {
  nothing: "green-log-nothing",
  "-": "green-log-no-build",
  "~-": "green-log-no-tour",
  keep: "green-log-keep",
  handover: "green-log-handover",
};

export function describeFact(fact: FactView, sight: TableView): string | null {
  if (fact.action === null) return null;
  if (fact.kind === "dealt") return dealt(fact.action, sight);
  const who = isolated(seatName(sight, fact.seat ?? 0));
  const told = fact.action.split(" ").map(part);
  return say("green-log-turn", { who, what: told.join(" ") });
}

function dealt(action: string, sight: TableView): string {
  const [, letter = "", card = ""] = /^deal (\w) (\S+)$/.exec(action) ?? [];
  if (card) return say("green-log-dealt", { who: isolated(seatName(sight, LETTERS.indexOf(letter))), card });
  return say("green-log-top", { card: action.replace("top ", "") });
}

/** One word of a turn. */
function part(word: string): string {
  if (MARKERS.has(word)) return say("green-log-marker", { marker: say(`green-marker-${word.toLowerCase()}`) });
  const step = readStep(word);
  if (step) return say(step.lays ? "green-log-laid" : "green-log-developed", { hex: step.at });
  const built = readErect(word);
  if (built) {
    const category = categoryName(built.category);
    const { at: hex, treeTo } = built;
    return treeTo
      ? say("green-log-built-tree", { category, hex, tree: treeTo })
      : say("green-log-built", { category, hex });
  }
  const tour = readTour(word);
  if (tour) return say("green-log-toured", { hex: tour.hotel });
  const plain = PLAIN[word];
  return plain ? say(plain) : word;
}
