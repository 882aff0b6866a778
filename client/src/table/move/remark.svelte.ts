// A sentence about the move in the making: it goes when the move changes, so that it never speaks of an earlier one.

/** What a hint would do: it is pointed at first, and tried out when the hint is touched again. */
export interface HintedDeed {
  places: ReadonlySet<string>;
  run: () => unknown;
}

interface Said {
  text: string;
  why: string;
  about: string; // the move that it speaks of
  deed: HintedDeed | null;
}

export class Remark {
  #remark = $state.raw<Said>({ text: "", why: "", about: "", deed: null });
  #move: () => string;

  /** The move in the making must be told apart from others by a text. */
  constructor(move: () => string) {
    this.#move = move;
  }

  readonly #stands = $derived.by(() => this.#remark.about === this.#move());
  readonly text = $derived.by(() => (this.#stands ? this.#remark.text : ""));
  /** The reason for what a hint says to do; it stands behind that. */
  readonly why = $derived.by(() => (this.#stands ? this.#remark.why : ""));
  /** All of it, for those who listen. */
  readonly whole = $derived.by(() => `${this.text} ${this.why}`.trim());
  /** What can be done as the sentence says, if it is a hint. */
  readonly deed = $derived.by(() => (this.#stands ? this.#remark.deed : null));

  say(text: string, deed: HintedDeed | null = null, why = ""): void {
    this.#remark = { text, why, about: this.#move(), deed };
  }

  forget(): void {
    this.say("");
  }
}
