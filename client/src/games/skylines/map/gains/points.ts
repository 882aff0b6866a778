// What a play does to the points, marker by marker.
import type { SkylinesView } from "../../pieces/view.ts";
import type { Placement } from "../placements.ts";

const SCORED = ["hap", "ovr"];
const SUPPLIES = ["pow", "wat", "gar"];
const NUISANCES = ["pol", "tra", "cri"];

/** The points by marker that changes of bars come to: happiness, shortages and nuisances; no coins. */
export function pointsBy(
  bars: SkylinesView["bars"],
  changes: Record<string, number>,
): [marker: string, points: number][] {
  return bars.flatMap(({ marker, value }): [string, number][] => {
    const change = changes[marker] ?? 0;
    const short = Math.min(0, value + change) - Math.min(0, value);
    const points = SCORED.includes(marker)
      ? change
      : NUISANCES.includes(marker)
        ? -change
        : SUPPLIES.includes(marker)
          ? short
          : 0;
    return points === 0 ? [] : [[marker, points]];
  });
}

/** Reward and loss of a place apart, in points; null where it has not both, and a sum says all. */
export function splitOf(
  bars: SkylinesView["bars"],
  place: Placement | undefined,
): readonly [reward: number, loss: number] | null {
  if (!place?.earns) return null;
  const parts = pointsBy(bars, place.changes).map(([, points]) => points);
  const sum = (sign: number) => parts.reduce((all, points) => all + (points * sign > 0 ? points : 0), 0);
  return sum(-1) < 0 ? [sum(1), sum(-1)] : null;
}
