// Which lessons this browser has finished.
const KEPT = "townwright-lessons";

export function finished(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function finish(lesson: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...finished().add(lesson)]));
  } catch {
    // A browser that keeps nothing shows every lesson as new.
  }
}
