// The score of a city line by line: what every card and milestone brought, then what pollution, traffic and crime cost.
import type { CountedLine } from "../../../table/end/count-up.svelte.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { Cell } from "../map/geometry.ts";
import type { Suggested } from "../map/shown-city.svelte.ts";
import { cardNameOf, markerName, signed } from "../pieces/names.ts";
import type { SkylinesView } from "../pieces/view.ts";

export interface ScoreLine {
  told: string;
  points: number;
  sign: string; // what is drawn beside it
  cost: boolean;
  where: string; // the card, if it was one
}

export function scoreLines(view: SkylinesView): ScoreLine[] {
  const causes = view.lines.flatMap(({ what, because }) =>
    because.map(([name, points, [first = ""]]) => ({ what, name, points, first })),
  );
  const gains = causes
    .filter(({ what }) => what === "overall happiness")
    .map(({ name, points, first }) => ({
      told: gained(view, name, first),
      points,
      sign: "ovr",
      cost: false,
      where: name === "milestone" ? "" : first,
    }));
  const costs = causes
    .filter(({ name }) => name === "deduction" && view.loss === "")
    .map(({ points, first }) => ({
      told: say("sky-because-deduction", { marker: markerName(first) }),
      points,
      sign: first,
      cost: true,
      where: "",
    }));
  return [...gains, ...costs];
}

function gained(view: SkylinesView, name: string, first: string): string {
  if (name === "milestone") return say("sky-because-milestone", { number: first });
  return say("sky-because-card", { card: cardNameOf(view, first) });
}

export function countedLines(view: SkylinesView): CountedLine[] {
  return scoreLines(view).map(({ points }, at) => ({ seat: 0, at, points }));
}

/** The tile that is being counted, as it is shown on the map. */
export function countedTile(view: SkylinesView, at: number, cells: Map<string, Cell>): Suggested[] {
  const line = scoreLines(view)[at];
  const tile = view.tiles.find(({ card }) => card === line?.where);
  if (!line || !tile) return [];
  return [{ seat: 0, called: signed(line.points), cells: tile.cells.flatMap((cell) => cells.get(cell) ?? []) }];
}
