// What the map shows: the tiles as the turn would leave them, what can be picked, and the tour that is led or was led last.
import { untrack } from "svelte";
import { settings } from "../../../shell/settings.svelte.ts";
import { signed } from "../../../texts/numbers.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { ChoiceView } from "../../../wire/messages.ts";
import type { PlayedPart } from "../../../wire/table.svelte.ts";
import { hexName, neighbour, readHex, SIDES } from "../pieces/hexes.ts";
import { type GreentownView, LETTERS } from "../pieces/view.ts";
import { tileName, withWords } from "../table/names.ts";
import { deadEnds, endOf, kindOf, type Painted, painted, routeOf } from "../turn/notation.ts";
import type { GreentownPlay } from "../turn/play.svelte.ts";
import { tourProgress } from "../turn/tour/tour-progress.ts";

export interface Spot {
  at: string;
  open: boolean; // can be picked
  glow: boolean; // and says so loudly
  ring: boolean; // and so on the tile that lies there
  develops: boolean; // it is a tile that can be developed, and says so
  closed: boolean; // no way leads there; it says why when picked
  gain?: number; // what picking it brings
}

export interface Stop {
  at: string;
  number: number;
}

/** The sides of the tile that is developed. */
export interface TouchableSides {
  old: Painted; // as it lies
  open: Map<number, ChoiceView>; // by each side that can gain an exit while all others stay, what has it there
  chosen: string; // the word that is tried out
  tileAt: (place: string) => Painted | undefined;
}

const DRIVEN = "greentown-road-used"; // where one has just come from there is no need of a sign

interface Seen {
  view: GreentownView;
  me: number | null;
  sending: boolean;
  still: boolean;
  aids: boolean; // help is agreed at this table
  played: PlayedPart | null; // somebody else's turn that is played out
  planned: string[]; // the hexes of a tour that a hint has in mind
}

export class Town {
  lastShown = $state(false); // whether the last tour is shown
  #seen: () => Seen;
  #play: GreentownPlay;
  #nameOf: (seat: number) => string;

  constructor(seen: () => Seen, play: GreentownPlay, nameOf: (seat: number) => string) {
    this.#seen = seen;
    this.#play = play;
    this.#nameOf = nameOf;
    this.#followTours();
  }

  readonly #view = $derived.by(() => this.#seen().view);
  readonly #letter = $derived.by(() => LETTERS[this.#seen().me ?? 0] ?? "A");
  /** The tiles before the word that is tried out, and with it. */
  readonly #before = $derived.by(() => painted(this.#view.tiles, this.#play.words, this.#letter, this.#view.supply));
  /** The words of somebody else's turn that is played out. */
  readonly played = $derived.by(() => this.#seen().played?.action.split(" ") ?? null);
  readonly tiles = $derived.by(() => {
    const { tiles, supply } = this.#view;
    if (this.played)
      return painted(tiles, this.played, LETTERS[this.#seen().played?.seat ?? 0] ?? "A", supply, this.played.at(-1));
    return painted(tiles, this.#play.shown, this.#letter, supply, this.#play.pending?.word);
  });
  readonly #byAt = $derived.by(() => new Map(this.#before.map((tile) => [tile.at, tile])));
  readonly touring = $derived.by(() => this.#play.mode === "tour" && this.#play.tourDraft.trail.length > 0);
  /** A tour in the making, or just said and about to be led. */
  readonly #own = $derived.by(() => this.touring || this.#play.route.length > 0);

  /** Every tile, and while something can be laid also the empty hexes around. */
  readonly spots = $derived.by((): Spot[] => {
    const places = new Set(this.tiles.map(({ at }) => at));
    if (this.#play.mode === "step") {
      for (const { at } of this.#before) for (const side of SIDES) places.add(hexName(neighbour(readHex(at), side)));
    }
    const { sending } = this.#seen();
    const { quiet, glowing, closed } = this.#play.places;
    const developed = this.#play.place !== null; // its sides alone say something loudly
    const gains =
      settings.cues && this.#seen().aids && !sending && !this.#play.place
        ? this.#play.places.shown
        : new Map<string, number>();
    return [...places].map((at) => ({
      at,
      open: !sending && (quiet.has(at) || (developed && glowing.has(at))),
      glow: !sending && !developed && glowing.has(at),
      ring: !sending && glowing.has(at) && this.#play.mode !== "step",
      develops: !sending && !developed && quiet.has(at),
      closed: this.touring && closed.has(at) && closed.get(at)?.key !== DRIVEN,
      gain: gains.get(at) || this.#pays(at) ? gains.get(at) : undefined,
    }));
  });

  /** Whether what stands there can pay; hotels never do. */
  #pays(at: string): boolean {
    return this.#play.mode !== "tour" || !"H.".includes(this.#byAt.get(at)?.piece ?? ".");
  }

  readonly route = $derived.by(() => {
    if (this.played) return routeOf(this.played.at(-1) ?? "");
    if (this.#seen().planned.length > 0) return this.#seen().planned;
    if (this.#own) return this.#play.route;
    return this.lastShown ? (this.#view.last_tour?.route ?? []) : [];
  });
  readonly routeSeat = $derived.by(
    () =>
      this.#seen().played?.seat ??
      (this.#own || this.#seen().planned.length > 0
        ? (this.#seen().me ?? 0)
        : LETTERS.indexOf(this.#view.last_tour?.seat ?? "A")),
  );
  /** The stops of the tour that a hint has in mind: every site but vacant ones. */
  readonly #planned = $derived.by((): Stop[] => {
    const sites = this.#seen()
      .planned.slice(1)
      .filter((at) => (this.tileAt(at)?.piece ?? ".") !== ".");
    return sites.map((at, index) => ({ at, number: index + 1 }));
  });
  readonly stops = $derived.by((): Stop[] => {
    const stops = this.#view.seats[this.#seen().me ?? 0]?.card?.stops;
    if (!this.#own || this.#planned.length > 0) return this.#planned;
    if (!this.touring || stops === undefined) return [];
    const found: Stop[] = [];
    for (const { word, brings } of this.#play.tourDraft.trail) {
      const left = tourProgress(brings).left;
      const number = left === null ? 0 : stops - left;
      if (number > (found.at(-1)?.number ?? 0)) found.push({ at: endOf(word), number });
    }
    return found;
  });

  readonly sides = $derived.by((): TouchableSides | null => {
    const { mode, place, development, pending } = this.#play;
    const old = place && this.tileAt(place);
    if (mode !== "step" || !old || development.open.length === 0 || this.#seen().sending) return null;
    return { old, open: development.additions, chosen: pending?.word ?? "", tileAt: (at) => this.tileAt(at) };
  });

  /** What the signs on each tile mean: arrow, no entry, barriers; where something can be put up or laid, words would be in the way. */
  readonly tips = $derived.by((): Map<string, string> => {
    const tiles = new Map(this.tiles.map((tile) => [tile.at, tile]));
    const found = new Map<string, string>();
    for (const { at, glow, open, closed, gain } of this.spots) {
      const tile = tiles.get(at);
      const why = this.#play.places.closed.get(at);
      const words: string[] = [];
      if (closed && why) words.push(say("green-no-entry", { why: withWords(why, this.#nameOf) }));
      else if (open && tile) words.push(say("green-place-can-develop"));
      if (tile && deadEnds(tile, tiles)) words.push(say("green-dead-end"));
      const way = !gain ? "none" : gain < 0 ? "less" : "more";
      if (this.touring && gain !== undefined) found.set(at, say("green-stop-pays", { way, gain: signed(gain) }));
      else if (!glow && words.length > 0) found.set(at, words.join(" "));
    }
    return found;
  });

  /** The tile as it lies before the word that is tried out. */
  tileAt(at: string): Painted | undefined {
    return this.#byAt.get(at);
  }

  nameOfPlace(at: string): string {
    const tile = this.tiles.find((each) => each.at === at);
    const told = tile ? tileName(tile, this.#nameOf) : say("green-place-empty", { hex: at });
    const spot = this.spots.find((each) => each.at === at);
    if (!spot?.glow && !spot?.open) return told;
    const can = say(`green-place-can-${spot.glow || !tile ? this.#play.mode : "develop"}`);
    return `${told} ${can}${spot.gain === undefined ? "" : ` ${signed(spot.gain)}`}`;
  }

  /** What would lie on an empty hex, for a look ahead. */
  ghostAt(at: string): Painted | null {
    const { mode, hand } = this.#play;
    const held = hand.exits;
    const choices = hand.places.get(at);
    if (mode !== "step" || !held || !choices) return null;
    const exits = choices.map(({ word }) => word.slice(word.indexOf(")") + 1));
    const shown = exits.includes(held) ? held : (exits[0] ?? held);
    return { at, exits: shown, piece: ".", kind: kindOf(shown, this.#view.supply) };
  }

  /** Somebody else's tour is shown when it has been led, until the own turn begins to be said. */
  #followTours(): void {
    let toured = "";
    $effect(() => {
      const tour = this.#view.last_tour;
      const now = tour ? `${tour.seat} ${tour.card}` : "";
      const fresh = now !== "" && now !== toured && untrack(() => toured !== "" || this.#seen().still);
      toured = now || "none";
      if (!fresh || !tour) return;
      this.lastShown = true;
    });
    $effect(() => {
      if (this.#play.said.length > 0) this.lastShown = false;
    });
  }
}
