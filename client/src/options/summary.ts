// What was agreed for a game, in a few words of its own schema.
import { capital } from "../texts/capital.ts";
import type { Option, Sentence } from "../wire/messages.ts";
import { agreedWords, type FormContext, isAsked, isChosen, valuesIn, type Words } from "./agreement.ts";

/** What a form asks for at once, and what else is not as a form has it at first; `say` says a sentence. */
export function summaryOf(options: readonly Option[], words: Words, say: (text: Sentence) => string): string {
  const terms: FormContext = { options, fixed: {}, own: {}, veteran: true };
  const shown = options.filter(({ form }) => form === "shown").map(({ name }) => name);
  const usual = agreedWords(terms, Object.fromEntries(Object.entries(words).filter(([name]) => shown.includes(name))));
  const told = options.flatMap((option) => {
    const word = words[option.name] ?? option.default;
    const asked = option.components || isAsked(terms, option, words);
    if (!asked || option.name === "seats") return []; // lists say themselves how many there are
    if ((option.components || option.form === "folded") && isChosen(option, usual, word)) return [];
    const values = valuesIn(option, word);
    if (option.kind === "number") return [`${say(option.label)} ${values[0]?.number ?? word}`];
    if (option.kind === "some-of" || values.length > 0) return values.map(({ label }) => say(label));
    return option.components || option.form === "shown" ? [word] : []; // a word of one's own, if it is a name
  });
  return capital(told.join(", "));
}
