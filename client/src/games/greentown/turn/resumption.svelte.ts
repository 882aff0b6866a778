// A turn of before a reload: what is kept of it, and how it is said and tried out once more when its choices are offered again.
import type { ChoiceView } from "../../../wire/messages.ts";
import { kindOf, readErect, readStep, readTour } from "./notation.ts";
import type { GreentownPlay } from "./play.svelte.ts";
import { beginningsOf } from "./tour/tour-draft.svelte.ts";

const NO_BUILDING = "nothing";
const CATEGORY = /^[CSM]$/;
const TREE = /^[CSM].*>$/; // a building whose tree has no place yet

export class Resumption {
  #words = $state.raw<string[] | null>(null); // until all of them are said: a line that is not there yet answers nothing
  #acting = false;
  #play: GreentownPlay;

  constructor(play: GreentownPlay) {
    this.#play = play;
  }

  /** What to keep of the turn: the words said, and last what is tried out or begun. */
  readonly kept = $derived.by((): string[] => {
    if (this.#words) return this.#words;
    const { words, pending, place, bare, tourDraft } = this.#play;
    const { category, treeAt } = this.#play.buildingSite;
    const building = category && (treeAt ? `${category}${treeAt}>` : category);
    const begun = building ?? (place ? `^${place}` : bare ? NO_BUILDING : "");
    return [...words, tourDraft.told || (pending?.word ?? begun)];
  });

  /** Leave it at what has been said: somebody acts. */
  cancel(): void {
    if (!this.#acting) this.#words = null;
  }

  /** Say the words again and try out the last one; one that is not offered any more ends it. */
  async resume(words: string[]): Promise<void> {
    const ours = [...words];
    this.#words = ours;
    for (const word of ours.slice(this.#play.said.length, -1)) {
      const choice = await this.#offeredAs(word);
      if (this.#words !== ours || !choice) return;
      await this.#act(() => this.#play.say(choice));
      if (this.#words !== ours) return;
    }
    const done = await this.#tryOut(ours.at(-1) ?? "", () => this.#words === ours);
    if (done && this.#words === ours) this.#words = null;
  }

  /** Go on after a line that was broken. */
  async again(): Promise<void> {
    if (this.#words) await this.resume(this.#words);
  }

  /** Try something out, or begin it, as it was; returns whether nothing is left to do. */
  async #tryOut(word: string, wanted: () => boolean): Promise<boolean> {
    const play = this.#play;
    if (word.startsWith("~(")) {
      await play.load();
      if (!wanted()) return false;
      play.bare = play.mode === "erect";
      return (await this.#act(() => play.lead(word, wanted))) || beginningsOf(word).every((each) => play.knows(each));
    }
    if (word === NO_BUILDING) this.#act(() => play.skip());
    else if (CATEGORY.test(word)) this.#act(() => play.build(word));
    else if (TREE.test(word)) {
      this.#act(() => play.build(word[0] ?? ""));
      play.buildingSite.treeAt = word.slice(1, -1);
    } else if (readStep(word)?.exits === "") play.place = readStep(word)?.at ?? null;
    else if (word) {
      const choice = await this.#offeredAs(word);
      if (choice && wanted()) this.#tryAgain(choice);
      return choice !== null;
    }
    return true;
  }

  /** A word as it is offered now; null if it is not, which ends it, or if nobody answers. */
  async #offeredAs(word: string): Promise<ChoiceView | null> {
    const ours = this.#words;
    const begun = /^[+^CSM]\(/.test(word) ? (word[0] ?? "") : readTour(word) ? word.slice(0, -1) : "?";
    await this.#play.load();
    if (begun !== "?") await this.#play.load(begun);
    const found = this.#play.offered(begun).find((choice) => choice.word === word && !choice.why_not) ?? null;
    if (!found && this.#words === ours && this.#play.knows(begun)) this.#words = null;
    return found;
  }

  /** Try out a step or a building as if it had been picked. */
  #tryAgain(choice: ChoiceView): void {
    const play = this.#play;
    const step = readStep(choice.word);
    const built = readErect(choice.word);
    if (step?.lays) play.hand.take(kindOf(step.exits, play.stacks));
    else if (step) play.place = step.at;
    play.hand.show(step?.exits);
    if (built) {
      this.#act(() => play.build(built.category));
      play.buildingSite.treeAt = built.treeTo ? built.at : null;
    }
    play.pending = choice;
  }

  /** Do something as a player would, without taking it for one. */
  #act<Result>(deed: () => Result): Result {
    this.#acting = true;
    try {
      return deed();
    } finally {
      this.#acting = false;
    }
  }
}
