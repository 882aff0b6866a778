// The words of a game: what each means, and where a text speaks of it.
import { keysOfAll, partsOf, say } from "../texts/texts.svelte.ts";

export interface GlossaryTerm {
  name: string;
  word: string;
  forms: string[]; // as they stand in texts
  meaning: string;
}

/** A piece of a text, and the term that it can be touched for. */
export interface TextPiece {
  text: string;
  term: GlossaryTerm | null;
}

/** All words of a game, in the language spoken. */
export function termsOf(game: string): GlossaryTerm[] {
  return keysOfAll(`term-${game}-`).map((key) => {
    const { forms = "", meaning = "" } = Object.fromEntries(partsOf(key));
    return { name: key, word: say(key), forms: forms.split(", "), meaning };
  });
}

/** The text in pieces: each term that is not in `told` yet can be touched where it first occurs; `told` then knows it. */
export function inPieces(text: string, terms: GlossaryTerm[], told: Set<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0; // all of the text before this is in pieces
  for (const { index } of text.matchAll(WORD_START)) {
    const found = index < done ? null : termAt(text, index, terms, told);
    if (!found) continue;
    if (index > done) pieces.push({ text: text.slice(done, index), term: null });
    pieces.push({ text: found.form, term: found.term });
    told.add(found.term.name);
    done = index + found.form.length;
  }
  return done < text.length ? [...pieces, { text: text.slice(done), term: null }] : pieces;
}

const WORD_START = /(?<![\p{Letter}-])\p{Letter}/gu;
const IN_WORD = /[\p{Letter}-]/u;

/** The term that stands at this place as a whole word; of several the one with the longest form. */
function termAt(text: string, at: number, terms: GlossaryTerm[], told: Set<string>): Form | undefined {
  const candidates = formsOf(terms).get(text.charAt(at)) ?? [];
  return candidates.find(
    ({ form, term }) =>
      !told.has(term.name) && text.startsWith(form, at) && !IN_WORD.test(text.charAt(at + form.length)),
  );
}

interface Form {
  form: string;
  term: GlossaryTerm;
}

const known = new WeakMap<GlossaryTerm[], Map<string, Form[]>>();

/** All forms by the letter that they begin with, the longest first: a text is read once, however many terms there are. */
function formsOf(terms: GlossaryTerm[]): Map<string, Form[]> {
  const found = known.get(terms) ?? new Map<string, Form[]>();
  if (!known.has(terms)) {
    const forms = terms.flatMap((term) => term.forms.map((form): Form => ({ form, term })));
    forms.sort((one, other) => other.form.length - one.form.length);
    for (const each of forms) found.set(each.form.charAt(0), [...(found.get(each.form.charAt(0)) ?? []), each]);
    known.set(terms, found);
  }
  return found;
}
