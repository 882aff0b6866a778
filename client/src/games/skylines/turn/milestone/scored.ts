// What the end of a milestone brought, and why, as it is told.
import { minus } from "../../pieces/names.ts";
import type { Ending } from "../../pieces/view.ts";

/** The points; happiness as it stood before shortages lowered it, and whether effects of cards have changed either. */
export function scored({ steps }: Ending) {
  const change = (name: string, wanted: string) =>
    steps.find(({ step }) => step === name)?.changes.find(([marker]) => marker === wanted)?.[1] ?? 0;
  const happiness = change("score", "ovr"); // all of it is counted
  const [raised, atOnce] = [change("effects", "hap"), change("effects", "ovr")];
  const lost = Math.abs(change("utilities", "hap"));
  return {
    points: Math.abs(happiness + atOnce),
    shown: minus(happiness + atOnce),
    lost,
    before: minus(happiness + lost - raised),
    effects: raised === 0 && atOnce === 0 ? 0 : 1,
  };
}
