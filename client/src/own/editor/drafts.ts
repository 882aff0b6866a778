// A set in the making stays in this browser, so that a page that is closed loses nothing.
import type { OwnSet } from "../own-sets.svelte.ts";

const KEY = "townwright-own-draft";

export function keepDraft(draft: OwnSet): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets one draw until it is closed.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

export function keptDraft(): OwnSet | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<OwnSet> | null;
    return found?.game && found.name && found.text ? { game: found.game, name: found.name, text: found.text } : null;
  } catch {
    return null;
  }
}
