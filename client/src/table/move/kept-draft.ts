// A move in the making outlives a reload and a visit to another table: it stays in this tab until something else is asked. A lesson
// forgets it.
import { currentPath } from "../../shell/router/router.svelte.ts";

const KEY = "townwright-drafts";
const MOST = 20; // tables whose moves are kept, those that were played last

interface Kept {
  question: string;
  words: string[];
}

/** Keep the words of a move that answers a question. */
export function keepDraft(question: string, words: string[]): void {
  const path = currentPath();
  if (!path.startsWith("/table/")) return;
  const others = Object.entries(allKept()).filter(([other]) => other !== path);
  const kept = Object.fromEntries([...others.slice(1 - MOST), [path, { question, words }]]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The words kept for this question; none for any other. */
export function keptDraft(question: string): string[] {
  const kept = allKept()[currentPath()];
  return kept?.question === question && Array.isArray(kept.words) ? kept.words.map(String) : [];
}

function allKept(): Record<string, Kept> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}
