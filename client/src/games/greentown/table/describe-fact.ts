// What happened in Greentown, in sentences.
import { seatName } from "../../../table/people/seat-names.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView, TableView } from "../../../wire/messages.ts";
import { MARKERS } from "../news/turn-news.svelte.ts";
import { hexName } from "../pieces/hexes.ts";
import { type GreentownTile, type GreentownView, LETTERS } from "../pieces/view.ts";
import { readErect, readStep, readTour, routeOf } from "../turn/notation.ts";
import { categoryName, changedPlaces, whereabouts } from "./names.ts";

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
  const tiles = (sight.view as GreentownView | null)?.tiles ?? [];
  return say("green-log-turn", { who, what: tellTurn(fact.action, tiles, (seat) => seatName(sight, seat)) });
}

/** The words of a turn in sentences, with places by what lies there. */
export function tellTurn(action: string, tiles: GreentownTile[], nameOf: (seat: number) => string): string {
  const pieces = new Map(tiles.map((tile) => [hexName(tile), tile.piece]));
  const where = (hex: string, beside = false) => whereabouts(hex, pieces, nameOf, beside);
  const told = action.split(" ").map((word) => part(word, where));
  return told.join(" ");
}

/** The hexes where an action laid, developed or built something, and those of its tour. */
export function placesOf({ kind, action }: FactView): string[] {
  if (kind !== "acted" || action === null) return [];
  return [...new Set([...changedPlaces([action]), ...action.split(" ").flatMap(routeOf)])];
}

function dealt(action: string, sight: TableView): string {
  const letter = /^deal (\w) /.exec(action)?.[1];
  if (letter) return say("green-log-dealt", { who: isolated(seatName(sight, LETTERS.indexOf(letter))) });
  return say("green-log-top");
}

/** One word of a turn. */
function part(word: string, where: (hex: string, beside?: boolean) => string): string {
  if (MARKERS.has(word)) return say("green-log-marker", { marker: say(`green-marker-${word.toLowerCase()}`) });
  const step = readStep(word);
  if (step) return say(step.lays ? "green-log-laid" : "green-log-developed", { where: where(step.at, step.lays) });
  const built = readErect(word);
  if (built) {
    const category = categoryName(built.category);
    const { at, treeTo } = built;
    return treeTo
      ? say("green-log-built-tree", { category, where: where(at, true), tree: treeTo })
      : say("green-log-built", { category, where: where(at, true) });
  }
  const tour = readTour(word);
  if (tour) return say("green-log-toured", { hex: tour.hotel });
  const plain = PLAIN[word];
  return plain ? say(plain) : word;
}
