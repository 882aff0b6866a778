// The words of a game: what each means, and where a text speaks of it.
import { keysOfAll, partsOf, say } from "../texts/texts.svelte.ts";

export interface Term {
  name: string;
  word: string;
  forms: string[]; // as they stand in texts
  meaning: string;
}

/** A piece of a text, and the term that it can be touched for. */
export interface Piece {
  text: string;
  term: Term | null;
}

/** All words of a game, in the language spoken. */
export function termsOf(game: string): Term[] {
  return keysOfAll(`term-${game}-`).map((key) => {
    const { forms = "", meaning = "" } = Object.fromEntries(partsOf(key));
    return { name: key, word: say(key), forms: forms.split(", "), meaning };
  });
}

/** The text in pieces: each term that is not in `told` yet can be touched where it first occurs; `told` then knows it. */
export function inPieces(text: string, terms: Term[], told: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let found = first(rest, terms, told); found; found = first(rest, terms, told)) {
    if (found.at > 0) pieces.push({ text: rest.slice(0, found.at), term: null });
    pieces.push({ text: found.form, term: found.term });
    told.add(found.term.name);
    rest = rest.slice(found.at + found.form.length);
  }
  return rest ? [...pieces, { text: rest, term: null }] : pieces;
}

/** The first place where a term occurs as a whole word; of several there the longest. */
function first(text: string, terms: Term[], told: Set<string>): { at: number; form: string; term: Term } | null {
  let best: { at: number; form: string; term: Term } | null = null;
  for (const term of terms) {
    if (told.has(term.name)) continue;
    for (const form of term.forms) {
      const at = text.search(new RegExp(`(?<![\\p{Letter}-])${form}(?![\\p{Letter}-])`, "u"));
      if (at < 0) continue;
      if (!best || at < best.at || (at === best.at && form.length > best.form.length)) best = { at, form, term };
    }
  }
  return best;
}
