// What a program would do next: it points out a marker, a place or a tour with a reason, and tries it out when asked again.
import type { HintRequest } from "../../../../table/move/hint-request.svelte.ts";
import type { HintedDeed } from "../../../../table/move/remark.svelte.ts";
import { turnsOf } from "../../../../texts/catalogues.ts";
import { loadTexts } from "../../../../texts/texts.svelte.ts";
import type { ChoiceView, Hint, Sentence } from "../../../../wire/messages.ts";
import { type Painted, routeOf } from "../notation.ts";
import type { GreentownPlay, Mode } from "../play.svelte.ts";

const NOTHING = { choice: "", making: "", way: "" };
const ADVISED: readonly Mode[] = ["marker", "step", "erect", "tour"];

export interface Advised {
  text: string; // what to do
  why?: string;
  deed: HintedDeed | null;
}

export interface Turn {
  tileAt: (place: string) => Painted | undefined; // as it lies before what is tried out
  choose: (choice: ChoiceView) => unknown; // a marker
  skip: () => void; // no building
}

export class TurnAdvice {
  #pointed = $state.raw(NOTHING); // what it would choose below the map, and the tour that it would lead, while the turn stands as it did
  #plan: Hint | null = null; // the turn that it has in mind, as long as it is played so
  #play: GreentownPlay;
  #request: HintRequest;
  #told: (phrase: Sentence) => string;
  #turn: Turn;

  constructor(play: GreentownPlay, request: HintRequest, told: (phrase: Sentence) => string, turn: Turn) {
    this.#play = play;
    this.#request = request;
    this.#told = told;
    this.#turn = turn;
  }

  /** What it would choose below the map: a marker, a tile or a building. */
  readonly choice = $derived.by(() => (this.#pointed.making === this.#play.making ? this.#pointed.choice : ""));
  /** The hexes of the tour that it would lead. */
  readonly way = $derived.by(() => (this.#pointed.making === this.#play.making ? routeOf(this.#pointed.way) : []));
  /** Whether there is something to ask about. */
  readonly asked = $derived.by(() => ADVISED.includes(this.#play.mode));

  /** The turn is over, or its marker is chosen: what was pointed at then is no hint for what follows. */
  forget(): void {
    this.#pointed = NOTHING;
  }

  /** Another turn begins. */
  renew(): void {
    this.forget();
    this.#plan = null;
  }

  /** What it would do: what it had in mind before, if the turn goes on like that. */
  async #found(seat: number): Promise<Hint | null> {
    const { mode, words, tourDraft } = this.#play;
    const begun = mode === "tour" ? [...words, tourDraft.begun] : words;
    if (words.length === 0 || !this.#plan?.action.startsWith(begun.join(" ")))
      this.#plan = await this.#request.ask(seat, begun);
    return this.#plan;
  }

  /** Ask what to do next: it is said with its reason, and pointed at. */
  async ask(seat: number): Promise<Advised> {
    const [found, { Adviser }] = await Promise.all([
      this.#found(seat),
      import("./adviser.ts"),
      loadTexts(turnsOf("greentown")),
    ]);
    if (!found) return { text: this.#request.problem, deed: null };
    const point = (what: Partial<typeof NOTHING>) => {
      this.#pointed = { ...NOTHING, making: this.#play.making, ...what };
    };
    return new Adviser(this.#play, this.#turn, this.#told, point).advise(found);
  }
}
