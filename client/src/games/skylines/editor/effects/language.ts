// The effect language of cards, taken apart and put together again: what is chosen here is written as if somebody had typed it.
import { MARKERS } from "../drawing.ts";

export const SERVICES = ["med", "edu", "cop", "fir", "bus", "prk"] as const;
export const KINDS = ["R", "C", "I", "zone", "util", "pow", "wat", "gar", "svc", ...SERVICES, "uniq", "tile"] as const;
export const PRICES = ["svc", "util", "uniq", "policy", "swap", "renew", "open", "labor"] as const;
export const FORBIDDEN = ["build", "policy", "swap", "end"] as const;
export const COMPARISONS = ["<", "<=", "=", ">=", ">"] as const;
export const TERMS = [
  "use",
  "in",
  "adj",
  "city",
  "marker",
  "size",
  "boards",
  "water",
  "same",
  "apart",
  "always",
] as const;
export const CLAUSES = [
  "now",
  "build",
  "burden",
  "ease",
  "price",
  "forbid",
  "provide",
  "mute",
  "extend",
  "milestone",
  "final",
] as const;

/** One thing that must be true; `what` is the service, kind or marker that it speaks of. */
export interface Term {
  word: (typeof TERMS)[number];
  what: string;
  compare: string;
  number: number;
}
/** Alternatives, each of which needs all its terms; none at all always holds. */
export type Condition = readonly (readonly Term[])[];

/** A change of a marker; `~` goes towards 0. */
export interface Entry {
  marker: string;
  sign: "+" | "-" | "~";
  number: number;
}

/** One effect; `what` is the price, action, service or marker that it speaks of, and `scope` where a service is offered. */
export interface Clause {
  word: (typeof CLAUSES)[number];
  kinds: readonly string[];
  condition: Condition;
  row: readonly Entry[];
  what: string;
  scope: string;
  number: number;
}

/** A term as it is when it is chosen anew. */
export function newTerm(word: Term["word"]): Term {
  const what = word === "use" ? "med" : word === "marker" ? "hap" : ["in", "adj", "city"].includes(word) ? "R" : "";
  return { word, what, compare: ">=", number: 1 };
}

/** An effect as it is when it is chosen anew. */
export function newClause(word: Clause["word"]): Clause {
  const rows: Record<string, Entry[]> = { burden: [{ marker: "wat", sign: "-", number: 1 }] };
  const whats: Record<string, string> = {
    ease: "pol",
    price: "swap",
    forbid: "swap",
    provide: "edu",
    mute: "bus",
    extend: "svc",
  };
  return {
    word,
    kinds: hasKinds({ word, what: "" }) ? ["R"] : [],
    condition: [],
    row: hasRow(word) ? (rows[word] ?? [{ marker: "hap", sign: "+", number: 1 }]) : [],
    what: whats[word] ?? "",
    scope: word === "provide" ? "district" : "",
    number: word === "price" ? -1 : 1,
  };
}

export const hasRow = (word: string) => ["now", "build", "burden", "milestone", "final"].includes(word);
export const hasCondition = (word: string) => ["now", "build", "forbid", "milestone", "final"].includes(word);
export const hasKinds = ({ word, what }: Pick<Clause, "word" | "what">) =>
  ["build", "burden", "ease"].includes(word) || (word === "forbid" && what === "build");
/** Whether a term counts something. */
export const isCounted = ({ word }: Term) => ["in", "adj", "city", "marker", "size", "boards"].includes(word);

/** Thrown at a word that does not belong there. */
class NotRead extends Error {}

class Words {
  #words: string[];

  constructor(text: string) {
    this.#words = [...text.matchAll(/\s*([A-Za-z_]+|\d+|<=|>=|\S)/g)].map(([, word = ""]) => word);
  }

  get next(): string {
    return this.#words[0] ?? "";
  }

  take(): string {
    return this.#words.shift() ?? "";
  }

  takeIf(word: string): boolean {
    if (this.next !== word) return false;
    this.take();
    return true;
  }

  oneOf<Word extends string>(words: readonly Word[]): Word {
    const found = words.find((word) => word === this.next);
    if (found === undefined) throw new NotRead();
    this.take();
    return found;
  }

  number(): number {
    if (!/^\d{1,3}$/.test(this.next)) throw new NotRead();
    return Number(this.take());
  }

  integer(): number {
    const sign = this.next === "-" ? -1 : 1;
    if (this.next === "-" || this.next === "+") this.take();
    return sign * this.number() || 0;
  }
}

/** The condition that a text spells; null where somebody typed something else. */
export function readCondition(text: string): Condition | null {
  return read(text, (words) => (words.next ? takeCondition(words) : []));
}

/** The effects that a text spells; null where somebody typed something else. */
export function readEffects(text: string): Clause[] | null {
  return read(text, (words) => {
    if (!words.next) return [];
    const clauses = [takeClause(words)];
    while (words.takeIf(";")) clauses.push(takeClause(words));
    return clauses;
  });
}

function read<Found>(text: string, take: (words: Words) => Found): Found | null {
  const words = new Words(text);
  try {
    const found = take(words);
    return words.next ? null : found;
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

function takeCondition(words: Words): Condition {
  const alternatives: Term[][] = [];
  do {
    const terms = [takeTerm(words)];
    while (words.takeIf("&")) terms.push(takeTerm(words));
    alternatives.push(terms);
  } while (words.takeIf("|"));
  return alternatives;
}

function takeTerm(words: Words): Term {
  const marker = MARKERS.find((each) => each === words.next);
  const word = marker ? "marker" : (words.next as Term["word"]);
  if (!marker && (word === "marker" || !TERMS.includes(word))) throw new NotRead();
  words.take();
  const term = { ...newTerm(word), what: marker ?? "" };
  if (["use", "in", "adj", "city"].includes(word)) {
    words.oneOf(["("]);
    term.what = words.oneOf(word === "use" ? SERVICES : KINDS);
    words.oneOf([")"]);
    if (word === "use" || !COMPARISONS.some((each) => each === words.next)) return term;
  } else if (!isCounted(term)) return term;
  term.compare = words.oneOf(COMPARISONS);
  term.number = marker ? words.integer() : words.number();
  return term;
}

function takeClause(words: Words): Clause {
  const word = words.oneOf(CLAUSES);
  const clause = { ...newClause(word), kinds: [] as string[], row: [] as Entry[] };
  if (word === "price") [clause.what, clause.number] = [words.oneOf(PRICES), words.integer()];
  if (word === "forbid") clause.what = words.oneOf(FORBIDDEN);
  if (word === "provide" || word === "mute") clause.what = words.oneOf(SERVICES);
  if (word === "provide") clause.scope = words.oneOf(["district", "city"]);
  if (word === "extend") clause.what = words.oneOf(["svc", ...SERVICES]);
  if (hasKinds(clause)) {
    do clause.kinds.push(words.oneOf(KINDS));
    while (words.takeIf(","));
  }
  if (word === "ease") [clause.what, clause.number] = [words.oneOf(MARKERS), words.number()];
  if (hasCondition(word) && words.takeIf("if")) clause.condition = takeCondition(words);
  if (hasRow(word)) {
    words.oneOf([":"]);
    while (MARKERS.some((marker) => marker === words.next)) {
      clause.row.push({ marker: words.take(), sign: words.oneOf(["+", "-", "~"]), number: words.number() });
    }
  }
  return clause;
}

export function conditionText(condition: Condition): string {
  return condition.map((terms) => terms.map(termText).join("&")).join("|");
}

function termText(term: Term): string {
  const { word, what, compare, number } = term;
  if (word === "use") return `use(${what})`;
  if (word === "marker") return `${what}${compare}${number}`;
  if (!isCounted(term)) return word;
  if (word === "size" || word === "boards") return `${word}${compare}${number}`;
  return `${word}(${what})${compare === ">=" && number === 1 ? "" : compare + number}`;
}

export function effectsText(clauses: readonly Clause[]): string {
  return clauses.map(clauseText).join("; ");
}

function clauseText({ word, kinds, condition, row, what, scope, number }: Clause): string {
  const head = [word, word === "forbid" ? what : "", kinds.join(",")];
  if (word === "price") head.push(what, `${number < 0 ? "-" : "+"}${Math.abs(number)}`);
  if (word === "ease") head.push(what, `${number}`);
  if (["provide", "mute", "extend"].includes(word)) head.push(what, scope);
  if (condition.length > 0) head.push("if", conditionText(condition));
  const told = head.filter(Boolean).join(" ");
  if (!hasRow(word)) return told;
  return `${told}: ${row.map(({ marker, sign, number: by }) => marker + sign + by).join(" ")}`;
}
