// What a person does with the move in the making, and what is said of it.
import { announce } from "../../../shell/announce.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { Remark } from "../../../table/move/remark.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { Sentence } from "../../../wire/messages.ts";
import { placeName, withCardNames } from "../pieces/names.ts";
import type { SkylinesCard, SkylinesView } from "../pieces/view.ts";
import { could } from "../table/describe-fact.ts";
import type { AdviceState } from "./advice.svelte.ts";
import type { SkylinesPlay } from "./play.svelte.ts";

interface Seen {
  view: SkylinesView;
  live: boolean; // a move is in the making
}

export class MoveActions {
  readonly problem: Remark; // why the last touch did nothing
  #seen: () => Seen;
  #play: SkylinesPlay;
  #seat: OwnSeat;
  #advising: AdviceState;

  constructor(seen: () => Seen, play: SkylinesPlay, seat: OwnSeat, advising: AdviceState) {
    this.#seen = seen;
    this.#play = play;
    this.#seat = seat;
    this.#advising = advising;
    this.problem = new Remark(() => [...play.words, play.code].join(" "));
  }

  /** A cell of the map was touched; where nothing can be laid it says what the sign on it means. */
  pick(cell: string, sign?: string, built?: string): void {
    const { live, view } = this.#seen();
    const { trial, card, picks } = this.#play;
    if (!live) return;
    const nothing = !picks.has(cell) && !trial?.cells.some(({ name }) => name === cell);
    const why = this.#play.pick(cell);
    if (!why && nothing && view.phase === "turn")
      this.explain(sign ?? (card ? this.#noRoom(cell, card, built) : say("sky-why-no-card")));
    else this.#tried(why);
  }

  /** Why the tile of a card cannot cover a cell, by the rule that stands against it. */
  #noRoom(cell: string, card: SkylinesCard, built?: string): string {
    const { cells, last, placements, placeAt, words } = this.#play;
    const why = last?.why_not ?? this.#play.choice(card)?.why_not;
    if (placements.length === 0 && why) return capital(withCardNames(why));
    const mark = cells.get(cell)?.mark;
    if (mark === "#") return say("sky-no-fit-street");
    if (mark === "~") return say("sky-no-fit-water");
    if (built) return say("sky-no-fit-built", { card: built });
    const shapes =
      placeAt === 3 ? this.#play.offered(...words.slice(0, 2)).filter(({ why_not }) => !why_not).length : 1;
    return say("sky-no-fit-square", { shapes: shapes - 1 });
  }

  /** Something was touched that cannot be done now. */
  refuse(why: Sentence): void {
    this.problem.say(capital(withCardNames(why)));
    announce(this.problem.text);
  }

  /** A touch that did nothing is answered with its reason. */
  explain(text: string): void {
    this.problem.say(text);
    announce(this.problem.text);
  }

  /** The tile on trial was dragged from one of its cells to another. */
  drag(from: string, to: string): void {
    if (this.#seen().live) this.#tried(this.#play.drag(from, to));
  }

  #tried(why: Sentence | null): void {
    this.problem.say(why ? capital(withCardNames(why)) : "");
    const { trial } = this.#play;
    if (why) announce(this.problem.text);
    else if (trial)
      announce(
        [
          say("sky-say-tried", { place: placeName(trial.cells[0]?.name ?? "") }),
          ...trial.brings.map(withCardNames),
        ].join(" "),
      );
  }

  turn(by: number): void {
    announce(say(this.#play.turn(by) ? "sky-say-turned" : "sky-say-stays"));
  }

  flip(): void {
    announce(say(this.#play.flip() ? "sky-say-flipped" : "sky-say-stays"));
  }

  /** A card of the hand by its number. */
  take(number: number): void {
    const card = this.#play.hand[number - 1];
    if (card) void this.#play.choose(card);
  }

  /** The move is played, or shown to whoever acts. */
  done(action: string | null): void {
    if (!this.#seen().live || !action) return;
    if (this.#advising.on) this.#advising.suggest(action);
    else this.#seat.act(action);
  }

  /** The adviser is asked; once it has answered, the same touch tries out what it would do. */
  async hint(): Promise<void> {
    const { trial } = this.#advising;
    this.problem.forget(); // the hint has the words now
    if (trial) await this.takeUp(trial);
    else await this.#advising.ask();
  }

  /** What somebody advises becomes the move in the making; a draw or a role is played at once. */
  async takeUp(action: string): Promise<void> {
    const { phase } = this.#seen().view;
    if (phase === "draw" || phase === "role") return this.done(action);
    await this.#play.take(action);
    announce(capital(could(action, this.#seen().view)));
  }
}
