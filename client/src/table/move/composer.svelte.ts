// An action in the making: the words chosen so far, and what the server offers for the next one.
// It knows no rules; it walks along the choices that it is sent.
import type { ChoiceView } from "../../wire/messages.ts";
import type { MoveDraft } from "../../wire/table.svelte.ts";
import { type AskChoices, ChoiceCache } from "./choice-cache.svelte.ts";

export class Composer {
  words = $state.raw<string[]>([]);
  readonly offered = new ChoiceCache();

  /** Begin a new action; everything offered for the last one is forgotten. */
  async begin(ask: AskChoices): Promise<void> {
    this.words = [];
    this.offered.renew(ask);
    await this.look([]);
  }

  /** Nothing is asked now. */
  rest(): void {
    this.words = [];
    this.offered.renew();
  }

  /** What can stand at a place of the action, given the words before it. */
  choicesAt(at: number): ChoiceView[] {
    return this.offered.after(this.words.slice(0, at));
  }

  get choices(): ChoiceView[] {
    return this.choicesAt(this.words.length);
  }

  /** Whether the words so far were offered as a whole action. */
  get whole(): boolean {
    const last = this.words.at(-1);
    return this.choicesAt(this.words.length - 1).some((choice) => choice.word === last && choice.whole);
  }

  get draft(): MoveDraft {
    const last = this.words.at(-1);
    const ends = this.whole ? this.choicesAt(this.words.length - 1).filter(({ word }) => word === last) : this.choices;
    return { words: this.words, ends };
  }

  get action(): string {
    return this.words.join(" ");
  }

  /** Put a word at a place; whatever came after it is open again. */
  async put(at: number, word: string): Promise<void> {
    this.words = [...this.words.slice(0, at), word];
    await this.again();
  }

  /** Take up all words of an action at once, as somebody suggests them; what is offered along the way is asked for. */
  async take(words: string[]): Promise<void> {
    this.words = [...words];
    await this.again();
  }

  back(to: number = this.words.length - 1): void {
    this.words = this.words.slice(0, Math.max(0, to));
    void this.again();
  }

  /** Ask for what is missing along the way, also after a broken line; a whole action needs no further question. */
  async again(): Promise<void> {
    const { words } = this;
    for (let length = 0; length < words.length; length += 1) await this.look(words.slice(0, length));
    if (this.words.length === 0 || !this.whole) await this.look(this.words);
  }

  /** Ask what could come after some words, whether they are chosen or not. */
  look(words: string[]): Promise<void> {
    return this.offered.look(words);
  }
}
