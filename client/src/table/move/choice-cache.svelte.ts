// What the server offers after some words of an action. It is asked for once and remembered while the question stands.
import type { ChoiceView } from "../../wire/messages.ts";

export type AskChoices = (words: string[]) => Promise<ChoiceView[]>;

export class ChoiceCache {
  #all = $state.raw<Map<string, ChoiceView[]>>(new Map()); // by the words before
  #ask: AskChoices = async () => [];
  #question = 0;

  /** Something new is asked, or nothing; everything offered before is forgotten. */
  renew(ask: AskChoices = async () => []): void {
    this.#ask = ask;
    this.#question += 1;
    this.#all = new Map();
  }

  has(words: string[]): boolean {
    return this.#all.has(keyOf(words));
  }

  after(words: string[]): ChoiceView[] {
    return this.#all.get(keyOf(words)) ?? [];
  }

  /** Ask what could come after some words, unless it is known. */
  async look(words: string[]): Promise<void> {
    const question = this.#question;
    if (this.has(words)) return;
    try {
      const choices = await this.#ask([...words]);
      if (question === this.#question) this.#all = new Map([...this.#all, [keyOf(words), choices]]);
    } catch {
      // The line broke; whoever needs the answer asks again when it is back.
    }
  }
}

function keyOf(words: string[]): string {
  return words.join(" ");
}
