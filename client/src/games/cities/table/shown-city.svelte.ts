// Whose city lies on the board, with what the move in the making would add to it.
import { settings } from "../../../shell/settings.svelte.ts";
import { litPlaces } from "../../../table/history/lit-places.svelte.ts";
import { signed } from "../../../texts/numbers.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { LaidTile, Mark, Stander } from "../city/Board.svelte";
import { cellLabel, fieldLabel } from "../city/names.ts";
import { laidTile } from "../city/notation.ts";
import { cellSpot, type Extent, extentOf, shows } from "../city/places.ts";
import type { CitiesPlay } from "../turn/play.svelte.ts";
import type { CitiesView } from "../view.ts";
import { marksOf } from "./Points.svelte";

interface Seen {
  view: CitiesView;
  me: number | null;
  asked: boolean; // a move is in the making
  sending: boolean;
  aids: boolean; // help is agreed at this table
}

export class ShownCity {
  looking = $state<number | null>(null); // somebody else whose city is looked at
  counting = $state<{ seat: number; upTo: number } | null>(null); // the count-up at the end
  tourist = $state<string | null>(null); // whose points are shown
  #news = $state.raw<{ seat: number; fields: string[] } | null>(null); // what came last to the city that is looked at
  #seen: () => Seen;
  #play: CitiesPlay;

  constructor(seen: () => Seen, play: CitiesPlay) {
    this.#seen = seen;
    this.#play = play;
  }

  readonly seat = $derived.by(
    () => this.counting?.seat ?? litPlaces.line?.seat ?? this.looking ?? this.#seen().me ?? 0,
  );
  readonly mine = $derived.by(() => this.seat === this.#seen().me && this.looking === null);
  readonly trying = $derived.by(() => this.mine && this.#seen().asked);
  readonly player = $derived.by(() => this.#seen().view.players[this.seat] ?? this.#seen().view.players[0]);

  readonly tiles = $derived.by((): LaidTile[] => {
    const { faces } = this.#seen().view;
    const tiles = (this.player?.city.tiles ?? []).flatMap((word) => laidTile(word, faces) ?? []);
    return this.trying ? [...tiles, ...this.#play.trialTiles] : tiles;
  });
  readonly standers = $derived.by(() => {
    const tourists = this.player?.city.tourists ?? [];
    return this.trying ? this.#play.standers(tourists) : tourists.map((field): Stander => ({ field }));
  });
  readonly glowing = $derived.by(() => (this.trying && !this.#seen().sending ? this.#play.glowing : new Set<string>()));
  /** What glows: of places for a second starting tile those that touch the first one's corners; the others are rarely meant. */
  readonly inviting = $derived.by(() => {
    const [laid, more] = this.tiles;
    if (!laid || more || this.grid !== "cells" || this.#seen().view.stage !== "set-up") return this.glowing;
    const { column, row } = cellSpot(laid.at);
    const touching = [...this.glowing].filter((place) => {
      const spot = cellSpot(place);
      return Math.abs(spot.column - column) === 1 && Math.abs(spot.row - row) === 1;
    });
    return touching.length > 0 ? new Set(touching) : this.glowing;
  });
  /** What places that can be picked would bring, if such help is agreed and wanted. */
  readonly gains = $derived.by(() =>
    settings.cues && this.#seen().aids && this.glowing.size > 0 ? this.#play.gains : new Map<string, number>(),
  );
  /** Of them those that take a new tourist for it, each with what it brings without. */
  readonly manned = $derived.by(() => (this.gains.size > 0 ? this.#play.manned : new Map<string, number>()));
  readonly grid = $derived.by(() => (this.trying ? this.#play.grid : "cells"));

  /** The part of the table that is seen: what lies there, and what could. It stays through a move, and until the next one. */
  readonly extent = $derived.by(() => {
    const { view } = this.#seen();
    const lie = this.tiles.map(({ at }) => at.split(".")[0] ?? at);
    if (this.trying && this.#could.length > 0)
      this.#kept = view.stage === "set-up" ? this.#aroundFirst(lie) : extentOf([...lie, ...this.#could]);
    const kept = this.mine && !view.over ? this.#kept : null;
    return kept && shows(kept, lie) ? kept : extentOf(lie);
  });
  readonly #could = $derived.by(() =>
    this.#play.composer
      .choicesAt(0)
      .flatMap(({ word, why_not }) => (why_not ? [] : (/@([a-z]+\d+)/.exec(word)?.[1] ?? []))),
  );
  #kept: Extent | null = null; // what was seen during the last move

  /** Room for all three starting tiles, wherever the second and the third come to lie. */
  #aroundFirst(lie: string[]): Extent {
    const all = extentOf(lie.slice(0, 1).concat(lie.length > 0 ? [] : this.#could), 5);
    const places = [...lie, ...this.#play.open.keys()];
    return shows(all, places) ? all : extentOf(places, 5);
  }

  /** The fields that a line of points or of the history speaks of. */
  readonly marks = $derived.by(() => {
    const lit = [...litPlaces.places].filter((place) => place.includes("."));
    if (lit.length === 0 && this.#news && this.#news.seat === this.looking) lit.push(...this.#news.fields);
    if (lit.length > 0) return new Map(lit.map((field): [string, Mark] => [field, "self"]));
    const lines = this.player?.lines ?? [];
    const counted = this.counting ? lines[this.counting.upTo - 1]?.what : null;
    return marksOf(lines.find(({ what }) => what === (this.tourist ?? counted)));
  });

  nameOf(place: string): string {
    const label = place.includes(".") ? fieldLabel : cellLabel;
    const name = label(place, this.tiles, this.standers, this.glowing.has(place));
    const gain = this.gains.get(place);
    if (gain === undefined) return name;
    const alone = this.manned.get(place);
    return say(alone === undefined ? "city-place-brings" : alone ? "city-place-either" : "city-place-manned", {
      place: name.replace(/\.$/, ""),
      points: signed(gain),
      alone: signed(alone ?? 0),
    });
  }

  /** Look at what somebody did last. */
  lookAtNews(seat: number, places: string[]): void {
    this.#news = { seat, fields: places.filter((place) => place.includes(".")) };
    this.looking = seat;
  }

  lookAt(seat: number): void {
    this.#news = null;
    this.looking = seat === this.#seen().me || this.looking === seat ? null : seat;
  }
}
