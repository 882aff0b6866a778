// The adviser: a program that is asked what it would do. The move stays the person's own.
import { REFUSALS } from "../../texts/catalogues.ts";
import { loadRefusals, loadTexts, say, sentence } from "../../texts/texts.svelte.ts";
import type { Hint, Sentence } from "../../wire/messages.ts";
import type { Table } from "../../wire/table.svelte.ts";

export class HintRequest {
  thinking = $state(false);
  problem = $state(""); // why there is no advice
  #table: () => Table;
  #explain: (why: Sentence) => string;
  #question = 0;

  constructor(table: () => Table, explain: (why: Sentence) => string = sentence) {
    this.#table = table;
    this.#explain = explain;
  }

  /** Something else is asked now; an answer to what was asked before comes too late. */
  forget(): void {
    this.#question += 1;
    this.thinking = false;
    this.problem = "";
  }

  /** What the program would do after some words, or null where there is no answer, or none in time. */
  async ask(seat: number, words: string[] = []): Promise<Hint | null> {
    this.forget();
    this.thinking = true;
    const question = this.#question;
    try {
      const reasons = loadTexts(REFUSALS).catch(() => null); // which the bot may give
      const found = await this.#table().hint(seat, words);
      await reasons;
      if (question !== this.#question) return null;
      // Where the page is scrolled, the answer and the board that it speaks of come into the window.
      document.querySelector(".table > .middle > .status")?.scrollIntoView({ block: "nearest" });
      return found;
    } catch (why) {
      await loadRefusals();
      if (question === this.#question) this.problem = why ? this.#explain(why as Sentence) : say("page-unreachable");
      return null;
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }
}
