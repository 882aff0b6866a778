// A sentence about the move in the making: it goes when the move changes, so that it never speaks of an earlier one.
export class Remark {
  #said = $state.raw({ text: "", about: "" });
  #move: () => string;

  /** The move in the making must be told apart from others by a text. */
  constructor(move: () => string) {
    this.#move = move;
  }

  readonly text = $derived.by(() => (this.#said.about === this.#move() ? this.#said.text : ""));

  say(text: string): void {
    this.#said = { text, about: this.#move() };
  }

  forget(): void {
    this.say("");
  }
}
