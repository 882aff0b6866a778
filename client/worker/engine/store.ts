// Keeps tables in the browser's database. Everything comes and goes as JSON, for Python has no use for objects of a page.
// A promise that is kept means that the database has written it to the disk.

const NAME = "townwright";
const VERSION = 1;
const AHEAD = "ahead";

interface Fact {
  number: number;
  action_id: string | null;
}

interface Row {
  id: string;
}

/** What Python is given; `stored` hears of every table that was changed here. */
export class Store {
  #database: IDBDatabase;
  #stored: (table: string) => void;
  #held = new Map<string, () => void>(); // how to give back the locks of this tab

  constructor(database: IDBDatabase, stored: (table: string) => void) {
    this.#database = database;
    this.#stored = stored;
  }

  async rows(): Promise<string> {
    return JSON.stringify(await settled(this.#read("rows").getAll()));
  }

  async row(table: string): Promise<string> {
    return JSON.stringify((await settled(this.#read("rows").get(table))) ?? null);
  }

  async facts(table: string, after: number): Promise<string> {
    const found: { fact: Fact }[] = await settled(this.#read("facts").getAll(following(table, after)));
    return JSON.stringify(found.map(({ fact }) => fact));
  }

  /** All or nothing, and only behind fact `after`: transactions that write wait for each other in all tabs. */
  async append(row: string, after: number, facts: string): Promise<string> {
    const kept = JSON.parse(row) as Row;
    const writing = this.#database.transaction(["rows", "facts"], "readwrite", { durability: "strict" });
    const all = writing.objectStore("facts");
    const last = (await settled(all.openKeyCursor(following(kept.id, 0), "prev")))?.primaryKey as number[] | undefined;
    if ((last?.[1] ?? 0) !== after) {
      writing.abort();
      return AHEAD;
    }
    for (const fact of JSON.parse(facts) as Fact[]) {
      all.add({ table: kept.id, number: fact.number, action: fact.action_id ?? undefined, fact });
    }
    writing.objectStore("rows").put(kept);
    await done(writing);
    this.#stored(kept.id);
    return "";
  }

  async replied(table: string, action: string): Promise<string> {
    const found: Fact | undefined = await settled(this.#read("facts").index("action").get([table, action]));
    return JSON.stringify(found?.number ?? null);
  }

  async setting(name: string): Promise<string> {
    return JSON.stringify((await settled(this.#read("settings").get(name))) ?? null);
  }

  async change_setting(name: string, value: string): Promise<string> {
    const writing = this.#database.transaction("settings", "readwrite", { durability: "strict" });
    writing.objectStore("settings").put(value, name);
    await done(writing);
    return "";
  }

  /** Wait until no other tab holds the lock of a table. A page without a safe address has no locks and does without. */
  lock(table: string): Promise<string> {
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) return Promise.resolve("");
    return new Promise((mine, failed) => {
      const held = () =>
        new Promise<void>((free) => {
          this.#held.set(table, free);
          mine("");
        });
      locks.request(`${NAME}-${table}`, held).catch(failed);
    });
  }

  unlock(table: string): void {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }

  #read(name: string): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name);
  }
}

/** The database of this device; a tab with a newer page is never held up by this one. */
export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore("rows", { keyPath: "id" });
    database.createObjectStore("settings");
    const facts = database.createObjectStore("facts", { keyPath: ["table", "number"] });
    facts.createIndex("action", ["table", "action"]); // holds only facts that have one
  };
  return new Promise((opened, failed) => {
    opening.onblocked = () => failed(new Error("another tab holds an older database"));
    opening.onerror = () => failed(opening.error ?? new Error("the database failed"));
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close(); // a tab with a newer page wants to change it
      opened(database);
    };
  });
}

/** The keys of a table's facts after a number. */
function following(table: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database failed"));
  });
}

function done(writing: IDBTransaction): Promise<void> {
  return new Promise((written, failed) => {
    writing.oncomplete = () => written();
    writing.onabort = () => failed(writing.error ?? new Error("the database did not write"));
  });
}
