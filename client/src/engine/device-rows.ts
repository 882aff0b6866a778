// The tables on this device as lists show them, read from the browser's database without starting anything.
import type { ListedTable } from "../wire/messages.ts";

const NAME = "townwright";

/** The latest first; a device on which nobody has played has none, and gets no database by this. */
export async function deviceTables(): Promise<ListedTable[]> {
  try {
    const all = (await indexedDB.databases()) as { name?: string }[];
    if (!all.some(({ name }) => name === NAME)) return [];
    const database = await opened();
    const rows = await new Promise<{ listed: ListedTable }[]>((found, failed) => {
      const asked = database.transaction("rows").objectStore("rows").getAll();
      asked.onsuccess = () => found(asked.result);
      asked.onerror = () => failed(asked.error);
    });
    database.close();
    return rows.map(({ listed }) => listed).sort((one, other) => other.changed_at - one.changed_at);
  } catch {
    return []; // a browser that keeps nothing
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.transaction?.abort(); // it has just gone
  return new Promise((found, failed) => {
    opening.onsuccess = () => found(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}
