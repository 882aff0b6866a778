// What a person does with the tile in hand, and what is said of it.
import { announce } from "../../../shell/announce.svelte.ts";
import type { HintRequest } from "../../../table/move/hint-request.svelte.ts";
import type { OwnSeat } from "../../../table/move/own-seat.svelte.ts";
import { Remark } from "../../../table/move/remark.svelte.ts";
import { capital } from "../../../texts/capital.ts";
import { turnsOf } from "../../../texts/catalogues.ts";
import { loadTexts, say, sentence } from "../../../texts/texts.svelte.ts";
import type { Sentence } from "../../../wire/messages.ts";
import type { LaidTile } from "../city/Board.svelte";
import { kindsOfFace, placeName, spotName } from "../city/names.ts";
import type { CitiesPlay } from "./play.svelte.ts";

interface Seen {
  ready: boolean; // a move can be made
  waits: boolean; // others are to act
  status: string;
  tiles: LaidTile[]; // the city with what is tried out
}

export class MoveActions {
  /** Why the last touch did nothing, or what a program would do, until something else is tried. */
  readonly said: Remark;
  #seen: () => Seen;
  #play: CitiesPlay;
  #seat: OwnSeat;
  #layingAll = false;
  #advised = $state.raw<LaidTile[]>([]);
  #hints: HintRequest;

  constructor(seen: () => Seen, play: CitiesPlay, seat: OwnSeat, hints: HintRequest) {
    this.#seen = seen;
    this.#play = play;
    this.#seat = seat;
    this.#hints = hints;
    this.said = new Remark(() => [...play.kept, play.turn].join(" "));
  }

  get remark(): string {
    return this.said.text;
  }

  set remark(text: string) {
    this.said.say(text);
  }

  /** What a hint would lay, while it is pointed at. */
  readonly ghosts = $derived.by(() => (this.said.deed ? this.#advised : []));

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
    const [before, kept] = [play.composer.words.length, play.kept.join()];
    const shown = play.laying ? this.ghosts.find(({ at }) => at === place) : null;
    if (shown) play.turn = shown.turn; // as the hint shows it
    const closed = play.laying && !play.open.has(place) && !play.laidBefore(place);
    const why = play.pick(place);
    const idle = !play.laying && play.grid === "fields" && play.kept.join() === kept;
    if (why) this.remark = inPeoplesWords(why);
    else this.remark = closed ? this.#closed(place) : idle ? say("city-hint-nobody") : "";
    if (this.remark) announce(this.remark);
    else if (play.lifted) announce(say("city-say-lifted", { where: placeName(play.lifted, this.#seen().tiles, true) }));
    else if (play.composer.words.length !== before) announce(say("city-say-tried", { place }));
  }

  /** Why the tile in hand cannot lie on a place: what lies there, or what the rules ask for. */
  #closed(place: string): string {
    const laid = this.#seen().tiles.find(({ at, trial }) => at === place && !trial);
    if (laid) return say("city-hint-taken", { face: kindsOfFace(laid.face) });
    return say("city-hint-closed", { place, first: Number(this.#play.due > 1) });
  }

  /** The tile on trial was dragged to another place. */
  drag(to: string): void {
    if (!this.#seen().ready) return;
    this.remark = this.#play.drag(to) ? "" : this.#closed(to.split(".")[0] ?? to);
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
    this.#hints.forget();
    try {
      const loaded = await import("./lay-all.ts").catch(() => null); // without a network all are left
      await loaded?.layAll(this.#play);
    } finally {
      this.#layingAll = false;
    }
    this.remark = this.#play.laying ? say("city-lay-all-stopped") : "";
    if (this.remark) announce(this.remark);
  }

  /** Say the move, or what is missing for it. */
  done(): void {
    if (this.#play.action) return void this.#seat.act(this.#play.action);
    if (!this.#seen().ready || !this.#play.laying) return;
    this.remark = say("city-done-tile");
    announce(this.remark);
  }

  /** What a program would do: it is said with its reason, and pointed at. Asked again, it is tried out. */
  async hint(): Promise<void> {
    const me = this.#seat.number;
    if (me === null || !this.#seen().ready || this.#hints.thinking) return;
    if (this.said.deed) return void this.said.deed.run();
    this.remark = "";
    const asked = this.#hints.ask(me, this.#play.composer.words);
    const texts = loadTexts(turnsOf("cities"));
    const [found, { inWords, reasonOf }] = await Promise.all([asked, import("./advised.ts"), texts]);
    if (found) {
      const { tiles, places } = this.#play.advised(found.action);
      const what = inWords(found.action, [...this.#seen().tiles, ...tiles], this.#play.turnsTo(tiles[0]?.turn));
      const why = reasonOf(found);
      this.#advised = tiles;
      if (found.action === this.#play.action && !tiles.length) this.remark = this.#lies;
      else {
        const deed = { places: new Set(places), run: () => this.#follow(found.action, why) };
        this.said.say(say("city-hint-told", { what }), deed, why);
      }
    } else this.remark = this.#hints.problem;
    if (this.remark) announce(this.said.whole);
  }

  get #lies(): string {
    return say("city-hint-lies", { button: say("city-done") });
  }

  async #follow(action: string, why: string): Promise<void> {
    await this.#play.follow(action);
    this.said.say(this.#lies, null, why);
    announce(this.said.whole);
  }
}

/** Why something cannot be done, with fields as the board shows them: "f5 (lower left)". */
function inPeoplesWords(why: Sentence): string {
  return capital(sentence(why)).replace(/\b[a-z]+\d+\.[1-4]\b/g, (field) => spotName(field));
}
