// Sets in the making stay in this browser, so that a page that is closed loses nothing.
import type { OwnSet } from "../own-sets.svelte.ts";

/** What was drawn between opening the editor and saving; no other draft takes its place, whatever its name. */
export interface Draft extends OwnSet {
  begun: number; // when it was, in milliseconds; it is known by that
}

const KEY = "townwright-own-draft";
const MOST = 8;

/** Keep a draft, in the place of what it was before. */
export function keepDraft(draft: Draft): void {
  store([draft, ...others(draft.begun)].slice(0, MOST));
}

export function forgetDraft(begun: number): void {
  store(others(begun));
}

/** All drafts, the one that was changed last first. One may have no name: it was being given another one. */
export function keptDrafts(): Draft[] {
  try {
    const found = [JSON.parse(localStorage.getItem(KEY) ?? "[]")].flat() as (Partial<Draft> | null)[];
    return found.flatMap((draft) =>
      draft?.game && draft.text
        ? [{ begun: draft.begun ?? 0, game: draft.game, name: draft.name ?? "", text: draft.text }]
        : [],
    );
  } catch {
    return [];
  }
}

function others(begun: number): Draft[] {
  return keptDrafts().filter((draft) => draft.begun !== begun);
}

function store(drafts: Draft[]): void {
  try {
    if (drafts.length > 0) localStorage.setItem(KEY, JSON.stringify(drafts));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still lets one draw until it is closed.
  }
}
