// The sets of their own that somebody has brought to this browser. They stay here until a table is laid with one.
export interface OwnSet {
  game: string;
  name: string;
  text: string;
}

const KEY = "townwright-own";
const MOST = 24;

const library = $state<{ sets: OwnSet[] }>({ sets: remembered() });

function remembered(): OwnSet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as OwnSet[]) : [];
  } catch {
    return [];
  }
}

export function ownSets(game?: string): OwnSet[] {
  return library.sets.filter((set) => game === undefined || set.game === game);
}

/** Keep a set; one of the same game and name makes room for it. */
export function keepSet(set: OwnSet): void {
  library.sets = [set, ...library.sets.filter((each) => !same(each, set))].slice(0, MOST);
  store();
}

export function forgetSet(set: OwnSet): void {
  library.sets = library.sets.filter((each) => !same(each, set));
  store();
}

function same(one: OwnSet, other: OwnSet): boolean {
  return one.game === other.game && one.name === other.name;
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(library.sets));
  } catch {
    // A browser that keeps nothing still plays with the set until it is closed.
  }
}
