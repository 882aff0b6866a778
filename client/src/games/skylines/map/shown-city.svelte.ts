// What the map shows: the tiles, the one that is tried out, what can be picked, and what other seats suggest.
import { settings } from "../../../shell/settings.svelte.ts";
import { litPlaces } from "../../../table/history/lit-places.svelte.ts";
import { initialsOf } from "../../../table/people/initials.ts";
import { seatName } from "../../../table/people/seat-names.ts";
import { capital } from "../../../texts/capital.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { Suggestion, TableView } from "../../../wire/messages.ts";
import { cardName, cellLabel, gainName, withCardNames } from "../pieces/names.ts";
import { isZone, type SkylinesView } from "../pieces/view.ts";
import type { SkylinesPlay } from "../turn/play.svelte.ts";
import { badgesOf } from "./badges.ts";
import { usualGain } from "./gains/usual-gain.ts";
import { type Cell, coveredBy, keyOf, readPlace } from "./geometry.ts";
import { type BuiltTile, builtTiles } from "./tiles/built-tiles.ts";

export interface Suggested {
  seat: number;
  called: string;
  cells: Cell[];
  hinted?: boolean; // by the adviser
}

interface Seen {
  view: SkylinesView;
  sight: TableView;
  live: boolean; // a move is in the making
  suggestions: Suggestion[];
  hint: Suggestion | null; // what the adviser would do
  others: string[]; // what others did since one acted
}

const NO_GLOW = new Map<string, boolean>();
const NO_GAINS = new Map<string, number>();

export class City {
  #seen: () => Seen;
  #play: SkylinesPlay;

  constructor(seen: () => Seen, play: SkylinesPlay) {
    this.#seen = seen;
    this.#play = play;
  }

  readonly #view = $derived.by(() => this.#seen().view);
  readonly #tileViews = $derived.by(() => this.#view.tiles); // the same as long as no other is built
  readonly #districts = $derived.by(() => this.#view.districts);
  readonly tiles = $derived.by(() => builtTiles(this.#tileViews, this.#play.cells));
  /** What is built on each cell, and what is to be said of its district. */
  readonly #built = $derived.by(
    () => new Map(this.tiles.flatMap(({ name, cells }) => cells.map((cell) => [cell.name, name]))),
  );
  readonly #inDistrict = $derived.by(
    () =>
      new Map(
        this.#districts.flatMap(({ cells, tiles, needed }, at) => {
          const told = say("sky-cell-district", { number: at + 1, tiles, needed });
          return cells.map((cell) => [cell, told]);
        }),
      ),
  );
  /** The tiles that a line of the history speaks of. */
  readonly lit = $derived.by(() =>
    this.tiles.filter(({ cells }) => cells.some(({ name }) => litPlaces.places.has(name))),
  );
  /** Tiles that others laid since one acted. */
  readonly changed = $derived.by(() => {
    const cards = new Set(this.#seen().others.map((action) => action.split(" ")[1]));
    return this.tiles.filter((_, at) => cards.has(this.#tileViews[at]?.card ?? ""));
  });
  readonly trial = $derived.by(() => this.#laid(this.#play.trial));

  /** Cells that can be picked, and whether they earn the reward. */
  readonly glowing = $derived.by(() => (this.#seen().live ? this.#play.glowing : NO_GLOW));

  /** What these cells bring, if such help is agreed and wanted. */
  readonly gains = $derived.by(() => {
    const { live, sight } = this.#seen();
    return settings.cues && sight.aids && live ? this.#play.gains : NO_GAINS;
  });

  /** Those that are written on the cells: what most of them bring, where it is nothing or less, one sentence says instead. */
  readonly writtenGains = $derived.by(() => {
    const usual = usualGain(this.gains);
    return usual === null ? this.gains : new Map([...this.gains].filter(([, gain]) => gain !== usual));
  });

  /** What the badges say in words, by their cells; while a tile can be laid these say what they bring instead. */
  readonly tips = $derived.by((): ReadonlyMap<string, string> => {
    const built = new Set(
      [...this.tiles, ...(this.trial ? [this.trial] : [])].flatMap(({ cells }) => cells.map(keyOf)),
    );
    const badges = this.glowing.size > 0 ? [] : badgesOf(this.#districts, this.#play.cells, built);
    const told = ({ number, tiles, needed }: (typeof badges)[number]) =>
      say("sky-tip-district", { number, tiles, needed });
    return new Map(badges.flatMap((badge) => (badge.at ? [[badge.at.name, told(badge)]] : [])));
  });

  /** Closed boards that can be chosen, and how they are called. */
  readonly openable = $derived.by(() => {
    const found = new Map<string, string>();
    if (!this.#seen().live || this.#view.phase !== "open") return found;
    for (const { word, brings, why_not } of this.#play.offered("open")) {
      const price = Number(brings[0]?.args?.price ?? 0);
      if (!why_not) found.set(word, say("sky-open-board", { board: word, price }));
    }
    return found;
  });
  /** Closed boards that cannot be chosen now, and why. */
  readonly shut = $derived.by(() => {
    const found = new Map<string, string>();
    const { phase, boards } = this.#view;
    if (!this.#seen().live) return found;
    if (phase === "open") {
      for (const { word, why_not } of this.#play.offered("open"))
        if (why_not) found.set(word, capital(withCardNames(why_not)));
    } else if (phase === "turn" || phase === "draw") {
      for (const { letter, open } of boards) if (!open) found.set(letter, say("sky-why-closed", { board: letter }));
    }
    return found;
  });
  readonly chosenBoard = $derived.by(() => (this.#view.phase === "open" ? (this.#play.words[1] ?? null) : null));
  readonly suggested = $derived.by(() => {
    const { suggestions, hint } = this.#seen();
    const hinted = hint ? this.#suggestion(hint).map((each) => ({ ...each, hinted: true })) : [];
    return [...suggestions.flatMap((each) => this.#suggestion(each)), ...hinted];
  });

  /** What touching a cell would lay, for a look ahead. */
  shownAt(cell: string): BuiltTile | null {
    return this.#seen().live ? this.#laid(this.#play.picks.get(cell) ?? null) : null;
  }

  /** What is built on a cell, by its name. */
  builtOn(cell: string): string | undefined {
    return this.#built.get(cell);
  }

  nameOf(cell: string): string {
    const found = this.#play.cells.get(cell);
    if (!found) return "";
    const [built, district, earns] = [this.#built.get(cell), this.#inDistrict.get(cell), this.glowing.get(cell)];
    const tried = this.trial?.cells.includes(found) ?? false;
    const name = cellLabel(found, { built, district, tried, earns });
    const gain = this.gains.get(cell);
    return gain === undefined ? name : `${name} ${gainName(gain)}`;
  }

  #laid(placement: { cells: Cell[] } | null): BuiltTile | null {
    const { card } = this.#play;
    if (!placement || !card) return null;
    return { card: card.id, kind: card.kind, stage: card.stage, cells: placement.cells, name: cardName(card.name) };
  }

  /** Where a suggestion would lay a tile, if it lays one. */
  #suggestion({ seat, action }: Suggestion): Suggested[] {
    const words = action.split(" ");
    const card = this.#play.hand.find(({ id }) => id === words[1]);
    const place = readPlace(words.at(-1) ?? "");
    const first = place && this.#play.cells.get(place.cell);
    const picture = card && this.#play.pictureOf(isZone(card.kind) ? (words[2] ?? null) : card.shape);
    if (words[0] !== "play" || !place || !first || !picture) return [];
    const cells = coveredBy(picture, place.code, first, this.#play.spots);
    const { sight } = this.#seen();
    return [{ seat, called: initialsOf(sight.seats.map((each) => seatName(sight, each.seat)))[seat] ?? "", cells }];
  }
}
