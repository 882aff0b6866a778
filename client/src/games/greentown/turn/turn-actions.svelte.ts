// A turn is said part by part, or as a whole: what choosing a word does, and what the main button would do now.
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { GreentownView } from "../pieces/view.ts";
import type { GreentownPlay } from "./play.svelte.ts";

const LAST = /^[~CSM]|^(keep|-)$/; // words that can end a turn
const DEEDS: Record<string, string> = { "+": "lay", "^": "develop", "~": "tour" };

interface Callbacks {
  choosing: () => void; // something is about to be said
  asked: () => void; // it was said, and more can follow
}

export class TurnActions {
  #play: GreentownPlay;
  #seat: OwnSeat;
  #view: () => GreentownView;
  #callbacks: Callbacks;
  #made: { of: string; words: string[] } | null = null; // the last whole turn, as it was played

  constructor(play: GreentownPlay, seat: OwnSeat, view: () => GreentownView, callbacks: Callbacks) {
    this.#play = play;
    this.#seat = seat;
    this.#view = view;
    this.#callbacks = callbacks;
  }

  /** In the middle of a turn each part is an action of its own. */
  readonly alone = $derived.by(() => this.#view().announced !== null);

  /** Say a word; it ends the turn where nothing can follow. */
  async choose(choice: ChoiceView): Promise<void> {
    this.#callbacks.choosing();
    if (this.alone) return this.#seat.act(choice.word);
    await this.#play.say(choice);
    if (choice.whole && LAST.test(choice.word) && this.#play.mode === "ready") this.#act();
    else this.#callbacks.asked();
  }

  /** Go on without a building. */
  skip(): void {
    this.#callbacks.choosing();
    if (this.alone) this.#seat.act("nothing");
    else this.#play.skip();
  }

  #act(): void {
    const { words } = this.#play;
    this.#made = { of: this.#turn, words };
    this.#seat.act(words.join(" "));
  }

  /** A seat has one turn in each round. */
  get #turn(): string {
    return `${this.#seat.number} ${this.#view().round}`;
  }

  /** Whoever has taken a turn back has it on trial, and can go back in it step by step. */
  begin(): void {
    if (this.#made?.of === this.#turn) void this.#play.resumption.resume(this.#made.words);
  }

  /** What the main button says, and does. */
  readonly main = $derived.by((): { text: string; run: () => void } | null => {
    const { pending, openers, mode, whole } = this.#play;
    if (pending) {
      const deed = DEEDS[pending.word[0] ?? ""] ?? "erect";
      return { text: say(`green-do-${deed}`), run: () => void this.choose(pending) };
    }
    const lapse = openers.get("-") ?? openers.get("~-");
    if (lapse) return { text: say("green-do-lapse"), run: () => void this.choose(lapse) };
    if ((mode !== "ready" && mode !== "keep") || !whole) return null;
    return { text: say(mode === "keep" ? "green-choice-handover" : "green-do-turn"), run: () => this.#act() };
  });
}
