// What a play does to the points, marker by marker.
import type { SkylinesView } from "../../pieces/view.ts";

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
