// What the map shows: the tiles, the one that is tried out, what can be picked, and what other seats suggest.
import { settings } from "../../../shell/settings.svelte.ts";
import { litPlaces } from "../../../table/history/lit-places.svelte.ts";
import { initialsOf } from "../../../table/people/initials.ts";
import { seatName } from "../../../table/people/seat-names.ts";
import { signed } from "../../../texts/numbers.ts";
import { say } from "../../../texts/texts.svelte.ts";
import type { Suggestion, TableView } from "../../../wire/messages.ts";
import { cardName, cellLabel } from "../pieces/names.ts";
import { isZone, type SkylinesView } from "../pieces/view.ts";
import type { SkylinesPlay } from "../turn/play.svelte.ts";
import { type Cell, coveredBy, readPlace } from "./geometry.ts";

export interface Shown {
  kind: string;
  stage: number;
  cells: Cell[];
  name: string;
}

export interface Suggested {
  seat: number;
  called: string;
  cells: Cell[];
}

interface Seen {
  view: SkylinesView;
  sight: TableView;
  live: boolean; // a move is in the making
  suggestions: Suggestion[];
  others: string[]; // what others did since one acted
}

export class City {
  #seen: () => Seen;
  #play: SkylinesPlay;

  constructor(seen: () => Seen, play: SkylinesPlay) {
    this.#seen = seen;
    this.#play = play;
  }

  readonly #view = $derived.by(() => this.#seen().view);
  readonly tiles = $derived.by(() =>
    this.#view.tiles.map(
      ({ card, kind, name, cells }): Shown => ({
        kind,
        stage: Number(card[0]) || 0,
        cells: cells.flatMap((cell) => this.#play.cells.get(cell) ?? []),
        name: cardName(name),
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
    return this.tiles.filter((_, at) => cards.has(this.#view.tiles[at]?.card ?? ""));
  });
  readonly trial = $derived.by(() => this.#laid(this.#play.trial));

  /** Cells that can be picked, and whether they earn the reward. */
  readonly glowing = $derived.by(() => (this.#seen().live ? this.#play.glowing : new Map<string, boolean>()));

  /** What these cells bring, if such help is agreed and wanted. */
  readonly gains = $derived.by(() => {
    const { live, sight } = this.#seen();
    return settings.cues && sight.aids && live ? this.#play.gains : new Map<string, number>();
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
  readonly chosenBoard = $derived.by(() => (this.#view.phase === "open" ? (this.#play.words[1] ?? null) : null));
  readonly suggested = $derived.by(() => this.#seen().suggestions.flatMap((each) => this.#suggestion(each)));

  /** What touching a cell would lay, for a look ahead. */
  shownAt(cell: string): Shown | null {
    return this.#seen().live ? this.#laid(this.#play.picks.get(cell) ?? null) : null;
  }

  nameOf(cell: string): string {
    const name = cellLabel(this.#play.cells.get(cell), this.#view, this.tiles, this.glowing, this.trial);
    const gain = this.gains.get(cell);
    return gain === undefined ? name : `${name} ${signed(gain)}`;
  }

  #laid(placement: { cells: Cell[] } | null): Shown | null {
    const { card } = this.#play;
    if (!placement || !card) return null;
    return { kind: card.kind, stage: card.stage, cells: placement.cells, name: cardName(card.name) };
  }

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
