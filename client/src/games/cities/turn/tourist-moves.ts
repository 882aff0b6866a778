// The tourist words that were offered, sorted by the fields that a finger or a key points at.
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import { fieldName, fieldSpot } from "../city/places.ts";

export interface Tours {
  stay: string | null; // the word for doing nothing
  places: Map<string, string>; // field → word that puts a tourist there
  moves: Map<string, Map<string, string>>; // tourist's field → target → word
  closed: Map<string, Sentence>; // field → why nobody can be put there
}

export interface TouristMove {
  from: string | null; // null: out of the stock
  to: string;
}

/** The field under a quadrant of the tile that lies at a cell, or for an extra tile at a field. */
export function quadrantField(at: string, quadrant: number): string {
  const { column, row } = fieldSpot(at.includes(".") ? at : `${at}.1`);
  return fieldName({ column: column + ((quadrant - 1) % 2), row: row + Math.floor((quadrant - 1) / 2) });
}

/** Where a tourist word leads, given where the tile just laid lies. */
export function readTour(word: string, at: string | null): TouristMove | null {
  const walk = /^(\S+)~(\S+)$/.exec(word);
  if (walk) return { from: walk[1] ?? "", to: walk[2] ?? "" };
  const jump = /^(\S+)\^([1-4])$/.exec(word);
  if (jump && at) return { from: jump[1] ?? "", to: quadrantField(at, Number(jump[2])) };
  const place = /^\+([1-4])$/.exec(word);
  if (place && at) return { from: null, to: quadrantField(at, Number(place[1])) };
  return null;
}

export function toursOf(choices: ChoiceView[], at: string | null): Tours {
  const tours: Tours = { stay: null, places: new Map(), moves: new Map(), closed: new Map() };
  for (const { word, why_not } of choices) {
    if (word === "-") {
      tours.stay = word;
      continue;
    }
    const tour = readTour(word, at);
    if (!tour) continue;
    if (why_not) {
      tours.closed.set(tour.to, why_not);
    } else if (tour.from === null) {
      tours.places.set(tour.to, word);
    } else {
      const targets = tours.moves.get(tour.from) ?? new Map<string, string>();
      tours.moves.set(tour.from, targets.set(tour.to, word));
    }
  }
  return tours;
}
