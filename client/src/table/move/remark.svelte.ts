// A sentence about the move in the making: it goes when the move changes, so that it never speaks of an earlier one.
export class Remark {
  #remark = $state.raw({ text: "", about: "" });
  #move: () => string;

  /** The move in the making must be told apart from others by a text. */
  constructor(move: () => string) {
    this.#move = move;
  }

  readonly text = $derived.by(() => (this.#remark.about === this.#move() ? this.#remark.text : ""));

  say(text: string): void {
    this.#remark = { text, about: this.#move() };
  }

  forget(): void {
    this.say("");
  }
}
