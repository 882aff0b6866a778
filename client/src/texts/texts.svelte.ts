// What the page says, in the language chosen. Sentences out of the rules come with a key and their English.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../wire/messages.ts";
import { addScope, keysOf, loadBundle } from "./bundles.ts";
import { LANGUAGES, type Language, REFUSALS, WRITTEN } from "./catalogues.ts";
import { withPlainNumbers } from "./numbers.ts";

type Args = Record<string, FluentVariable>;

const spoken = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });
const refusals = $state({ come: false }); // whether the words of refusals are there, or cannot be had
const scopes = new Map<string, Promise<void>>(); // whose texts were needed so far
let begin = () => {};
const begun = new Promise<void>((then) => {
  begin = then;
});

export function language(): Language {
  return spoken.language;
}

/** The same language as the browser has it, with its country's ways of writing dates and times. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === spoken.language) ?? spoken.language;
}

/**
 * Load a language and speak it from now on; fails, and changes nothing, if not even what every screen says can be fetched.
 * What else cannot be fetched is asked for again when it is next needed.
 */
export async function setLanguage(language: Language): Promise<void> {
  let known = scopes.size;
  let loaded = await loadBundle(language, scopes.keys(), spoken.bundle);
  while (known < scopes.size) {
    known = scopes.size; // more was needed meanwhile
    loaded = await loadBundle(language, scopes.keys(), spoken.bundle);
  }
  for (const scope of loaded.missing) scopes.delete(scope);
  spoken.bundle = loaded.bundle;
  spoken.language = language;
  document.documentElement.lang = language;
  begin();
}

/** Load the texts of a scope, such as a game, before its first word is shown. */
export async function loadTexts(scope: string): Promise<void> {
  await begun;
  const { bundle, language } = spoken;
  if (!bundle) return;
  const loading = scopes.get(scope) ?? addScope(bundle, language, scope);
  scopes.set(scope, loading);
  try {
    await loading;
  } catch (error) {
    scopes.delete(scope);
    throw error;
  }
}

/** A part of the page that is on its way, once the texts of a scope are there too. */
export async function withTexts<Part>(scope: string, part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, loadTexts(scope)]))[0];
}

/** Load the words of all refusals; without them a refusal speaks English. */
export async function loadRefusals(): Promise<void> {
  await Promise.allSettled([REFUSALS, WRITTEN].map(loadTexts));
}

/** The first language of the browser that Townwright speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.flatMap((code) => LANGUAGES.filter((known) => known === code))[0] ?? "en";
}

/** A text of the page by its key. */
export function say(key: string, args: Args = {}): string {
  return formatted(key, args) ?? key;
}

/** The parts of a text by their names, in the order in which they stand in its file. */
export function partsOf(key: string): [name: string, text: string][] {
  const parts = spoken.bundle?.getMessage(key)?.attributes ?? {};
  return Object.entries(parts).map(([name, pattern]) => [name, spoken.bundle?.formatPattern(pattern) ?? ""]);
}

/** The keys of all loaded texts that begin so. */
export function keysOfAll(beginning: string): string[] {
  return spoken.bundle ? keysOf(spoken.bundle).filter((key) => key.startsWith(beginning)) : [];
}

/** Whether the page has such a text. */
export function known(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

/** A sentence out of the rules: as it was sent in English, from the catalogue in other languages. The words of refusals come when
 * the first one is to be said, and whoever shows it says it again then. */
export function sentence(said: Sentence): string {
  if (spoken.language === "en") return said.english;
  const args: Args = {};
  for (const [name, value] of Object.entries(said.args ?? {})) {
    args[name] = typeof value === "number" ? value : isSentence(value) ? sentence(value) : String(value);
  }
  const text = formatted(said.key, args);
  if (text !== null || refusals.come) return text ?? said.english;
  void loadRefusals().then(() => (refusals.come = true));
  return "…";
}

/** A name between marks that keep its writing direction to itself. */
export function isolated(name: string): string {
  return String.fromCodePoint(0x2068) + name + String.fromCodePoint(0x2069);
}

function formatted(key: string, args: Args): string | null {
  const pattern = spoken.bundle?.getMessage(key)?.value;
  if (!spoken.bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, withPlainNumbers(args), errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "english" in value;
}
