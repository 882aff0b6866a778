// A table is asked for while its code is still on the way; the socket that follows shows everything after it.
import { get } from "../../wire/http.ts";
import type { TableView, VisibleTable } from "../../wire/messages.ts";

const asked = new Map<string, Promise<TableView | null>>();

export function prefetchTable(table: string): Promise<TableView | null> {
  const sight = get<VisibleTable>(`/api/tables/${table}`).then(
    (looked) => looked.sight,
    () => null, // the socket will say why
  );
  asked.set(table, sight);
  return sight;
}

/** What was asked for, once. */
export async function takePrefetchedTable(table: string): Promise<TableView | null> {
  const sight = asked.get(table) ?? null;
  asked.delete(table);
  return sight;
}
