// A move in the making at a table outlives a reload: it stays in this tab until something else is asked. A lesson forgets it.
import { currentPath } from "../../shell/router/router.svelte.ts";

const KEY = "townwright-draft";

interface Kept {
  question: string;
  words: string[];
}

/** Keep the words of a move that answers a question. */
export function keepDraft(question: string, words: string[]): void {
  if (!currentPath().startsWith("/table/")) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ question: here(question), words } satisfies Kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The words kept for this question; none for any other. */
export function keptDraft(question: string): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.question === here(question) && Array.isArray(kept.words) ? kept.words.map(String) : [];
  } catch {
    return [];
  }
}

function here(question: string): string {
  return `${currentPath()} ${question}`;
}
