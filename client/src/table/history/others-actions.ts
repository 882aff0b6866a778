// What the others did since one's own last action: it stays marked on the board until one acts again.
import type { FactView, TableView } from "../../wire/messages.ts";

/** Their actions that count, the oldest first; none for whoever only looks on. */
export function actionsOfOthers(facts: FactView[], sight: TableView): string[] {
  return factsOfOthers(facts, sight).flatMap(({ action }) => action ?? []);
}

/** The facts of these actions. */
export function factsOfOthers(facts: FactView[], sight: TableView): FactView[] {
  const own = new Set(sight.seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])));
  if (own.size === 0) return [];
  const undone = new Set(facts.flatMap((fact) => fact.undone ?? []));
  const acted = facts.filter(({ kind, number }) => kind === "acted" && !undone.has(number));
  const last = acted.findLast(({ seat }) => seat !== null && own.has(seat))?.number ?? 0;
  return acted.filter(({ number, action }) => number > last && action !== null);
}
