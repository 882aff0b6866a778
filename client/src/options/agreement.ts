// What is agreed in a form of options, and how the words bear on each other, as the game's own schema says it.
import type { Option, OptionRule, OptionValue } from "../wire/messages.ts";

/** Options by their names, as the server asks for them. */
export type Words = Record<string, string>;

/** What a form is about. */
export interface FormContext {
  options: readonly Option[];
  fixed: Words; // agreed elsewhere, such as the seats; the form does not ask for them
  own: Record<string, readonly string[]>; // what an own set offers instead of the usual values
  veteran: boolean; // whether somebody has played before
}

/** A word that a form offers; one without a value names itself. */
export interface OfferedWord {
  word: string;
  value: OptionValue | null;
}

const NOTHING = "-"; // how none of several values is written

/** Every option's word: what was chosen where the form asks for it, otherwise what holds without being said. */
export function agreedWords(terms: FormContext, chosen: Words): Words {
  const presets: Words = {};
  const agreed: Words = {};
  for (const option of terms.options) {
    const { name } = option;
    const unsaid = presets[name] ?? option.default;
    const begun = terms.own[name]?.[0] ?? beginning(option, unsaid, terms.veteran);
    agreed[name] = terms.fixed[name] ?? (isAsked(terms, option, agreed) ? (chosen[name] ?? begun) : unsaid);
    for (const rule of valuesIn(option, agreed[name]).flatMap(({ rules }) => rules)) {
      if (rule.kind === "presets") presets[rule.option] = rule.words[0] ?? "";
    }
  }
  return settled(terms, agreed, []);
}

/** The choices after a new one, which wins: what does not go with it gives way, and what it needs is taken along. */
export function choose(terms: FormContext, chosen: Words, name: string, word: string): Words {
  const option = find(terms, name);
  if (!option) return chosen;
  const before = agreedWords(terms, chosen);
  const old = valuesIn(option, before[name] ?? "");
  const fresh = valuesIn(option, word).filter((value) => !old.includes(value));
  let agreed: Words = { ...before, [name]: word };
  for (const rule of fresh.flatMap(({ rules }) => rules)) agreed = made(terms, agreed, rule);
  agreed = settled(terms, agreed, fresh);
  const changed = Object.entries(agreed).filter(([each, now]) => each === name || before[each] !== now);
  return { ...chosen, ...Object.fromEntries(changed) };
}

/** The choices after one of several values was ticked or unticked. */
export function toggle(terms: FormContext, chosen: Words, name: string, word: string): Words {
  const option = find(terms, name);
  if (!option) return chosen;
  const words = wordsOf(option, agreedWords(terms, chosen)[name] ?? NOTHING);
  const wanted = words.includes(word) ? words.filter((each) => each !== word) : [...words, word];
  return choose(terms, chosen, name, several(option, wanted));
}

/** The options that the form asks for. */
export function askedOptions(terms: FormContext, agreed: Words): Option[] {
  return terms.options.filter((option) => isAsked(terms, option, agreed));
}

/** What goes to the server: all that the form asks for. */
export function saidWords(terms: FormContext, agreed: Words): Words {
  return Object.fromEntries(askedOptions(terms, agreed).map(({ name }) => [name, agreed[name] ?? ""]));
}

/** What a form offers of an option; values that cannot go with what is fixed are left out. */
export function choicesOf(terms: FormContext, option: Option): OfferedWord[] {
  const own = terms.own[option.name];
  if (own) return own.map((word) => ({ word, value: option.values.find((value) => value.word === word) ?? null }));
  const values = option.values.filter((value) => value.form !== "hidden");
  if (option.kind === "number") {
    return option.numbers.map((number) => {
      const value = values.find((each) => each.number === number) ?? null;
      return { word: value?.word ?? String(number), value };
    });
  }
  const fitting = values.filter(({ rules }) =>
    rules.every((rule) => !(rule.option in terms.fixed) || holds(terms, terms.fixed, rule)),
  );
  return fitting.map((value) => ({ word: value.word, value }));
}

/** Whether a word of an option is agreed on. */
export function isChosen(option: Option, agreed: Words, word: string): boolean {
  return wordsOf(option, agreed[option.name] ?? option.default).includes(word);
}

/** Whether a word of an option is included in another one that is agreed on. */
export function isImplied(option: Option, agreed: Words, word: string): boolean {
  return impliedBy(valuesIn(option, agreed[option.name] ?? option.default)).includes(word);
}

/** The values that a word of an option stands for; none for a number without a name or a word of one's own. */
export function valuesIn(option: Option, word: string): OptionValue[] {
  const words = wordsOf(option, word);
  return option.values.filter((value) => words.includes(value.word));
}

/** Whether a form would ask for an option; those that depend on others stand after them. */
export function isAsked(terms: FormContext, option: Option, agreed: Words): boolean {
  if (option.form === "hidden" || option.name in terms.fixed) return false;
  return !option.offered_with || holds(terms, agreed, option.offered_with);
}

/** What a form begins with: a suggestion if there is one, otherwise what holds unsaid. */
function beginning(option: Option, unsaid: string, veteran: boolean): string {
  const suggested = veteran ? option.suggested : option.first_game;
  return suggested === option.default ? unsaid : suggested;
}

/** The words that rules about an option compare with. */
function wordsOf(option: Option, word: string): string[] {
  if (option.kind === "some-of") return word.split(" ").filter(Boolean);
  if (option.kind === "one-of") return [word];
  const number = option.values.find((value) => value.word === word)?.number ?? Number(word);
  const named = option.values.filter((value) => value.number === number);
  return [String(number), ...named.map((value) => value.word)];
}

function holds(terms: FormContext, agreed: Words, rule: OptionRule): boolean {
  const option = find(terms, rule.option);
  if (!option) return true;
  const words = wordsOf(option, agreed[rule.option] ?? option.default);
  const met = rule.words.some((word) => words.includes(word));
  return rule.kind === "only-with" ? met : rule.kind !== "excludes" || !met;
}

/** The words with another option changed so that a rule holds. */
function made(terms: FormContext, agreed: Words, rule: OptionRule): Words {
  const option = find(terms, rule.option);
  const [wanted] = rule.words;
  if (!option || wanted === undefined || rule.option in terms.fixed || holds(terms, agreed, rule)) return agreed;
  const now = agreed[rule.option] ?? option.default;
  if (rule.kind === "excludes") return { ...agreed, [rule.option]: without(terms, option, now, rule.words) };
  const more = option.kind === "some-of" ? several(option, [...wordsOf(option, now), wanted]) : wanted;
  return { ...agreed, [rule.option]: more };
}

/** The words without those values whose rules are broken, but with those that are to stay. */
function settled(terms: FormContext, agreed: Words, staying: readonly OptionValue[]): Words {
  const words = { ...agreed };
  for (const option of terms.options) {
    if (option.name in terms.fixed) continue;
    for (const value of valuesIn(option, words[option.name] ?? option.default)) {
      if (staying.includes(value) || value.rules.every((rule) => holds(terms, words, rule))) continue;
      words[option.name] = without(terms, option, words[option.name] ?? option.default, [value.word]);
    }
  }
  return words;
}

/** The word of an option without some of its values. */
function without(terms: FormContext, option: Option, word: string, gone: readonly string[]): string {
  const rest = wordsOf(option, word).filter((each) => !gone.includes(each));
  if (option.kind === "some-of") return several(option, rest);
  return choicesOf(terms, option).find((choice) => !gone.includes(choice.word))?.word ?? option.default;
}

/** Several values in their order, without those that others include. */
function several(option: Option, words: readonly string[]): string {
  const values = option.values.filter((value) => words.includes(value.word));
  const implied = impliedBy(values);
  const written = values.map(({ word }) => word).filter((word) => !implied.includes(word));
  return written.join(" ") || NOTHING;
}

function impliedBy(values: readonly OptionValue[]): string[] {
  return values.flatMap(({ rules }) => rules.filter(({ kind }) => kind === "implies").flatMap(({ words }) => words));
}

function find(terms: FormContext, name: string): Option | undefined {
  return terms.options.find((option) => option.name === name);
}
