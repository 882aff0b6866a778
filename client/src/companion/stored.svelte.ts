// What the companion keeps between visits: in this browser only, so that a phone that falls asleep loses nothing.
const PREFIX = "townwright-companion-";

/** A value that is there again after a reload. To be made while a component is made. */
export function stored<T extends object>(name: string, fresh: T): T {
  const value = $state<T>({ ...fresh, ...remembered<T>(name) });
  $effect(() => {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still helps until it is closed.
    }
  });
  return value;
}

function remembered<T extends object>(name: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<T>) : {};
  } catch {
    return {};
  }
}
