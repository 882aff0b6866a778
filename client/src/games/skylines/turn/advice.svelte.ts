// Advice in both directions: what the adviser would do, and what this seat shows the acting one.
import { announce } from "../../../shell/announce.svelte.ts";
import { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { turnsOf } from "../../../texts/catalogues.ts";
import { loadTexts, say } from "../../../texts/texts.svelte.ts";
import type { TableView } from "../../../wire/messages.ts";
import type { Table } from "../../../wire/table.svelte.ts";
import { withCardNames } from "../pieces/names.ts";
import type { SkylinesView } from "../pieces/view.ts";
import { could } from "../table/describe-fact.ts";

interface Seen {
  table: Table;
  sight: TableView;
  view: SkylinesView;
  still: boolean;
  words: string[]; // of the move in the making
}

export interface SkylinesHint {
  action: string;
  what: string; // to do, as a sentence
  why: string; // what it does to the bars, and the reason
}

export class AdviceState {
  on = $state(false); // whether this seat shows the acting one what it could do
  hint = $state.raw<SkylinesHint | null>(null); // what the adviser would do
  readonly hintRequest: HintRequest;
  #seen: () => Seen;
  #seat: OwnSeat;

  constructor(seen: () => Seen, seat: OwnSeat) {
    this.#seen = seen;
    this.#seat = seat;
    this.hintRequest = new HintRequest(() => seen().table, withCardNames);
    $effect(() => {
      if (seat.asked) this.on = false;
    });
  }

  readonly may = $derived.by(() => {
    const { sight, view, still } = this.#seen();
    const acting = sight.seats[view.seat];
    if (still || this.#seat.number === null || this.#seat.asked || sight.status !== "playing") return false;
    return (view.to_act[0] ?? -1) >= 0 && acting?.holder === "person" && !acting.yours;
  });

  /** The position that a move in the making is for, be it the own or a suggestion. */
  readonly question = $derived.by(() => {
    if (this.#seat.question !== null) return this.#seat.question;
    return this.may && this.on ? `advice:${this.#seen().sight.number}` : null;
  });

  /** What this seat shows the others now. */
  readonly shown = $derived.by(() => {
    if (!this.on) return null;
    return this.#seen().table.suggestions.find(({ seat }) => seat === this.#seat.number)?.action ?? null;
  });

  /** What the adviser would do, while a touch tries it out; one that draws a card or keeps a role is only asked for. */
  readonly trial = $derived.by(() => {
    const { view, words } = this.#seen();
    const action = this.hint?.action ?? null;
    return view.phase === "draw" || view.phase === "role" || action === words.join(" ") ? null : action;
  });

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.#suggest(null);
  }

  suggest(action: string): void {
    this.#suggest(action);
    announce(say("sky-say-suggested"));
  }

  #suggest(action: string | null): void {
    if (this.#seat.number !== null) this.#seen().table.suggest(this.#seat.number, action);
  }

  forget(): void {
    this.hint = null;
    this.hintRequest.forget();
  }

  /** The adviser is asked, and its answer shown; the person decides. */
  async ask(): Promise<void> {
    if (this.#seat.number === null || this.hintRequest.thinking) return;
    this.hint = null;
    const [found] = await Promise.all([
      this.hintRequest.ask(this.#seat.number),
      loadTexts(turnsOf("skylines")).catch(() => null),
    ]);
    if (!found || found.turn !== this.#seen().sight.turn) return;
    const what = say("sky-hint-told", { what: could(found.action, this.#seen().view) });
    this.hint = { action: found.action, what, why: found.remark ? `${capital(withCardNames(found.remark))}.` : "" };
    announce(`${what} ${this.hint.why}`);
  }
}
