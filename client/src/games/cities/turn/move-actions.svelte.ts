// What a person does with the tile in hand, and what is said of it.
import { announce } from "../../../shell/announce.svelte.ts";
import type { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { say, sentence } from "../../../texts/texts.svelte.ts";
import type { LaidTile } from "../city/Board.svelte";
import { placeName } from "../city/names.ts";
import { cellSpot } from "../city/places.ts";
import type { CitiesPlay } from "./play.svelte.ts";
import { inWords } from "./prompt.ts";

/** Whether a cell lies one to the right of another, and one below it. */
function diagonal(one: string, other: string): boolean {
  const [from, to] = [cellSpot(one), cellSpot(other)];
  return to.column === from.column + 1 && to.row === from.row + 1;
}

interface Seen {
  ready: boolean; // a move can be made
  waits: boolean; // others are to act
  status: string;
  tiles: LaidTile[]; // the city with what is tried out
}

export class MoveActions {
  remark = $state(""); // why the last touch did nothing, or what a program would do, until something else is tried
  #seen: () => Seen;
  #play: CitiesPlay;
  #seat: OwnSeat;
  #layingAll = false;
  #hints: HintRequest;

  constructor(seen: () => Seen, play: CitiesPlay, seat: OwnSeat, hints: HintRequest) {
    this.#seen = seen;
    this.#play = play;
    this.#seat = seat;
    this.#hints = hints;
  }

  /** The tile is in hand again, and what can be done with it is asked for. */
  restart(): void {
    this.remark = "";
    this.#hints.forget();
    this.#play.lifted = null;
    void this.#play.composer.begin(this.#seat.ask);
  }

  /** A place of the board was touched. */
  pick(place: string): void {
    const { ready, waits, status } = this.#seen();
    if (!ready) {
      if (waits) announce(status);
      return;
    }
    const play = this.#play;
    const before = play.composer.words.length;
    const closed = play.laying && !play.open.has(place) && !play.laidBefore(place);
    const why = play.pick(place);
    this.remark = why ? sentence(why) : closed ? say("city-hint-closed", { place }) : "";
    if (this.remark) announce(this.remark);
    else if (play.lifted) announce(say("city-say-lifted", { where: placeName(play.lifted, this.#seen().tiles, true) }));
    else if (play.composer.words.length !== before) announce(say("city-say-tried", { place }));
  }

  /** The tile on trial was dragged to another place. */
  drag(to: string): void {
    if (!this.#seen().ready) return;
    this.remark = this.#play.drag(to) ? "" : say("city-hint-closed", { place: to.split(".")[0] ?? to });
    announce(this.remark || say("city-say-tried", { place: to.split(".")[0] ?? to }));
  }

  turn(by: number): void {
    this.remark = "";
    this.#play.rotate(by);
    announce(say("city-say-turned", { turn: say(`city-turn-${this.#play.turn.toLowerCase()}`) }));
  }

  /** Lay all starting tiles in a row from corner to corner, for whoever wants to begin; if the line breaks, say that some are left. */
  async layAll(): Promise<void> {
    if (this.#layingAll) return;
    this.#layingAll = true;
    try {
      await this.#layRest();
    } finally {
      this.#layingAll = false;
    }
  }

  async #layRest(): Promise<void> {
    const { composer } = this.#play;
    await composer.again(); // the first places may still be on their way
    for (let last: string | null = null; this.#play.laying; ) {
      const open = [...this.#play.open.keys()];
      const next: string | undefined = open.find((at) => last && diagonal(last, at)) ?? open[0];
      const word = composer.choices.find((choice) => !choice.why_not && choice.word.endsWith(`@${next}`))?.word;
      if (!next || !word) break;
      await composer.put(composer.words.length, word);
      last = next;
    }
    this.remark = this.#play.laying ? say("city-lay-all-stopped") : "";
    if (this.remark) announce(this.remark);
  }

  done(): void {
    if (this.#play.action) this.#seat.act(this.#play.action);
  }

  /** What a program would do, tried out and explained. */
  async hint(): Promise<void> {
    const me = this.#seat.number;
    if (me === null || !this.#seen().ready || this.#hints.thinking) return;
    this.remark = "";
    const found = await this.#hints.ask(me, this.#play.composer.words);
    if (found) {
      await this.#play.follow(found.action);
      const what = inWords(found.action, this.#seen().tiles);
      this.remark = found.remark
        ? say("city-hint-why", { what, why: capital(sentence(found.remark)) })
        : say("city-hint-told", { what });
    } else this.remark = this.#hints.problem;
    if (this.remark) announce(this.remark);
  }
}
