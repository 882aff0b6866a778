// A sentence about the move in the making: it goes when the move changes, so that it never speaks of an earlier one.

/** What a hint would do: it is pointed at first, and tried out when the hint is touched again. */
export interface HintedDeed {
  places: ReadonlySet<string>;
  run: () => unknown;
}

export class Remark {
  #remark = $state.raw<{ text: string; about: string; deed: HintedDeed | null }>({ text: "", about: "", deed: null });
  #move: () => string;

  /** The move in the making must be told apart from others by a text. */
  constructor(move: () => string) {
    this.#move = move;
  }

  readonly #stands = $derived.by(() => this.#remark.about === this.#move());
  readonly text = $derived.by(() => (this.#stands ? this.#remark.text : ""));
  /** What can be done as the sentence says, if it is a hint. */
  readonly deed = $derived.by(() => (this.#stands ? this.#remark.deed : null));

  say(text: string, deed: HintedDeed | null = null): void {
    this.#remark = { text, about: this.#move(), deed };
  }

  forget(): void {
    this.say("");
  }
}
