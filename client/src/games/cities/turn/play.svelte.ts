// A move in the making, as fingers and keys see it: a tile in hand, a tile tried out, a tourist lifted.
import { Composer } from "../../../table/move/composer.svelte.ts";
import type { ChoiceView, Sentence } from "../../../wire/messages.ts";
import type { LaidTile, Stander } from "../city/Board.svelte";
import { laidTile, readLaid } from "../city/notation.ts";
import type { CitiesView } from "../view.ts";
import { quadrantField, readTour, type Tours, toursOf } from "./tourist-moves.ts";

const TURNS = "NESW";
const LIFTED = "lifted ";
const NO_TOURS: Tours = { stay: null, places: new Map(), moves: new Map(), closed: new Map() };

export class CitiesPlay {
  readonly composer = new Composer();
  turn = $state("N"); // how the tile in hand is held
  lifted = $state<string | null>(null); // the tourist that is picked up
  #view: () => CitiesView;

  constructor(view: () => CitiesView) {
    this.#view = view;
  }

  /** How many words of the move are tiles. */
  readonly due = $derived.by(() => {
    const { stage, hand } = this.#view();
    return stage === "set-up" ? hand.length : Math.min(1, hand.length);
  });
  readonly laying = $derived.by(() => this.composer.words.length < this.due);
  readonly inHand = $derived.by(() => (this.laying ? (this.#view().hand[this.composer.words.length] ?? null) : null));

  /** The places where the tile in hand can lie, each with the turns that look different. */
  readonly open = $derived.by(() => (this.laying ? placesOf(this.composer.choices) : new Map<string, string[]>()));
  /** Places beside the city where it cannot lie, and why. */
  readonly #closed = $derived.by(
    () => new Map(this.composer.choices.map(({ word, why_not }) => [readLaid(word)?.at ?? "", why_not] as const)),
  );
  readonly mayPass = $derived.by(() => this.laying && this.composer.choices.some((choice) => choice.word === "-"));

  readonly laidAt = $derived.by(() => readLaid(this.composer.words[this.due - 1] ?? "")?.at ?? null);
  readonly tours = $derived.by((): Tours => {
    const { stage } = this.#view();
    if (stage === "set-up" || this.composer.words.length < 1) return NO_TOURS;
    return toursOf(
      this.composer.choicesAt(1),
      this.laidAt ?? this.#view().players[this.#view().seat ?? 0]?.city.last ?? null,
    );
  });

  readonly grid = $derived.by((): "cells" | "fields" => {
    if (!this.laying) return this.#view().stage === "set-up" ? "cells" : "fields";
    return [...this.open.keys()].some((at) => at.includes(".")) ? "fields" : "cells";
  });

  readonly glowing = $derived.by((): Set<string> => {
    if (this.laying) return new Set(this.open.keys());
    if (this.lifted) return new Set(this.tours.moves.get(this.lifted)?.keys());
    return new Set([...this.tours.places.keys(), ...this.tours.moves.keys()]);
  });

  /** What each place that can be picked would bring, a tile as it is held; nothing more once a tourist stands on trial. */
  readonly gains = $derived.by((): Map<string, number> => {
    if (!this.laying && this.composer.words.length > 1) return new Map();
    const offered = new Map(
      this.composer.choicesAt(this.laying ? this.composer.words.length : 1).map(({ word, gain }) => [word, gain]),
    );
    const found = new Map<string, number>();
    for (const place of this.glowing) {
      const word = this.laying
        ? this.#wordFor(place)
        : this.lifted
          ? this.tours.moves.get(this.lifted)?.get(place)
          : this.tours.places.get(place);
      const gain = word ? offered.get(word) : null;
      if (gain !== null && gain !== undefined) found.set(place, gain);
    }
    return found;
  });

  /** The places of the tile in hand whose number takes a new tourist, each with what the tile brings without. */
  readonly manned = $derived.by((): Map<string, number> => {
    const alone = new Map(this.composer.choices.map(({ word, brings }) => [word, brings[0]?.args?.alone] as const));
    return new Map(
      [...this.open.keys()].flatMap((place) => {
        const points = alone.get(this.#wordFor(place) ?? "");
        return points === undefined ? [] : [[place, Number(points)] as const];
      }),
    );
  });

  readonly trialTiles = $derived.by((): LaidTile[] =>
    this.composer.words.flatMap((word) => laidTile(word, this.#view().faces, true) ?? []),
  );

  /** The tiles of a whole move, and the places that are still to be touched for it. */
  advised(action: string): { tiles: LaidTile[]; places: string[] } {
    const words = action.split(" ");
    const left = words.slice(this.composer.words.length);
    const tiles = left.flatMap((word) => laidTile(word, this.#view().faces, true) ?? []);
    const laid =
      readLaid(words[this.due - 1] ?? "")?.at ?? this.#view().players[this.#view().seat ?? 0]?.city.last ?? null;
    const tour = this.#view().stage === "set-up" ? null : readTour(words[1] ?? "", laid);
    const touched = tour ? [...(tour.from && tour.from !== this.lifted ? [tour.from] : []), tour.to] : [];
    return { tiles, places: [...tiles.map(({ at }) => at), ...touched] };
  }

  /** The tile as it would lie on a place, for a look before it is laid. */
  ghost(at: string): LaidTile | null {
    const word = this.#wordFor(at);
    return word ? laidTile(word, this.#view().faces, true) : null;
  }

  standers(tourists: string[]): Stander[] {
    const { words } = this.composer;
    const covered = new Set<string>();
    if (this.laidAt?.includes("."))
      for (const quadrant of [1, 2, 3, 4]) covered.add(quadrantField(this.laidAt, quadrant));
    const tour = this.#view().stage === "set-up" || !words[1] ? null : readTour(words[1], this.laidAt);
    const still: Stander[] = tourists
      .filter((field) => field !== tour?.from && !covered.has(field))
      .map((field) => ({ field, lifted: field === this.lifted }));
    return tour ? [...still, { field: tour.to, trial: true }] : still;
  }

  /** The move as it stands, or null while something is missing; saying nothing about a tourist means that none moves. */
  readonly action = $derived.by((): string | null => {
    const { words } = this.composer;
    if (this.due === 0 || words.length < this.due) return null;
    if (this.#view().stage === "set-up") return words.join(" ");
    const tourist = words[1] ?? this.tours.stay;
    return tourist ? `${words[0]} ${tourist}` : null;
  });

  /** What the server says the move would bring. */
  readonly brings = $derived.by((): Sentence[] => {
    const last = this.composer.words[1] ?? this.tours.stay;
    return this.composer.choicesAt(1).find((choice) => choice.word === last)?.brings ?? [];
  });

  /** A place was pointed at. What stands in the way comes back, if anything does. */
  pick(place: string): Sentence | null {
    if (this.laying && this.open.has(place)) {
      const word = this.#wordFor(place);
      if (word) void this.composer.put(this.composer.words.length, word);
      return null;
    }
    if (this.grid === "cells" && this.laidBefore(place)) {
      this.turnLaid(1);
      return null;
    }
    return this.laying ? (this.#closed.get(place) ?? null) : this.#pickTourist(place);
  }

  /** Try out a whole move that somebody advises. */
  async follow(action: string): Promise<void> {
    this.lifted = null;
    for (const [at, word] of action.split(" ").entries()) {
      this.turn = readLaid(word)?.turn ?? this.turn;
      await this.composer.put(at, word);
    }
  }

  /** What a reload brings back: the words, and last a tourist that is picked up. */
  readonly kept = $derived.by(() =>
    this.lifted ? [...this.composer.words, LIFTED + this.lifted] : this.composer.words,
  );

  /** Try out at once what was kept; whether it is offered is asked as soon as there is a line. */
  async resume(kept: string[]): Promise<void> {
    const words = kept.filter((word) => !word.startsWith(LIFTED));
    this.turn = readLaid(words[this.due - 1] ?? words.at(-1) ?? "")?.turn ?? this.turn;
    this.lifted = kept.find((word) => word.startsWith(LIFTED))?.slice(LIFTED.length) ?? null;
    await this.composer.take(words);
  }

  /** Turn the tile in hand, or the one tried out last. */
  rotate(by: number): void {
    if (!this.laying) {
      this.turnLaid(by);
      return;
    }
    const turns = this.turns;
    const at = turns.indexOf(this.#likeTurn(turns));
    this.turn = turns[(at + by + turns.length) % turns.length] ?? "N";
  }

  /** One step back: the tourist, then the tile; that no tourist comes or moves is no step to be seen. */
  back(): void {
    if (this.lifted) this.lifted = null;
    else this.composer.back(this.composer.words[1] === "-" ? 0 : undefined);
  }

  /** The turns of the tile in hand that look different. */
  get turns(): string[] {
    const all = new Set([...this.open.values()].flat());
    return all.size > 0 ? [...TURNS].filter((turn) => all.has(turn)) : [...TURNS];
  }

  /** How often the tile in hand is to be turned to the right until it lies like this. */
  turnsTo(turn: string | undefined): number {
    const { turns } = this;
    if (!turn || !this.laying) return 0;
    return (turns.indexOf(turn) - turns.indexOf(this.#likeTurn(turns)) + turns.length) % turns.length;
  }

  laidBefore(place: string): boolean {
    return readLaid(this.composer.words.at(-1) ?? "")?.at === place;
  }

  turnLaid(by: number): void {
    const at = Math.min(this.composer.words.length, this.due) - 1;
    const laid = readLaid(this.composer.words[at] ?? "");
    if (!laid) return;
    const turns = placesOf(this.composer.choicesAt(at)).get(laid.at) ?? [];
    const next = turns[(turns.indexOf(laid.turn) + by + turns.length) % turns.length];
    this.lifted = null;
    if (!next) return;
    this.turn = next;
    void this.composer.put(at, `${laid.tile}${next}@${laid.at}`);
  }

  /** The tile tried out last was dragged to another place, where it lies turned as before if it fits so. */
  drag(to: string): boolean {
    const at = Math.min(this.composer.words.length, this.due) - 1;
    const laid = readLaid(this.composer.words[at] ?? "");
    const place = to.split(".")[0] ?? to;
    const turns = placesOf(this.composer.choicesAt(at)).get(place);
    if (!laid || !turns) return false;
    this.lifted = null;
    this.turn = laid.turn;
    void this.composer.put(at, `${laid.tile}${this.#likeTurn(turns)}@${place}`);
    return true;
  }

  /** The places under the tile tried out last, as the grid calls them. */
  readonly carried = $derived.by((): Set<string> => {
    const laid = readLaid(this.composer.words[Math.min(this.composer.words.length, this.due) - 1] ?? "");
    if (!laid || laid.at.includes(".")) return new Set();
    return new Set(this.grid === "cells" ? [laid.at] : [1, 2, 3, 4].map((quadrant) => `${laid.at}.${quadrant}`));
  });

  #pickTourist(field: string): Sentence | null {
    const tried = this.composer.words[1] ? readTour(this.composer.words[1], this.laidAt) : null;
    if (tried?.to === field) {
      this.composer.back(1);
      return null;
    }
    const word = this.lifted ? this.tours.moves.get(this.lifted)?.get(field) : this.tours.places.get(field);
    if (word) {
      this.lifted = null;
      void this.composer.put(1, word);
      return null;
    }
    if (this.tours.moves.has(field)) {
      this.composer.back(1);
      this.lifted = this.lifted === field ? null : field;
      return null;
    }
    return this.tours.closed.get(field) ?? null;
  }

  #wordFor(place: string): string | null {
    const turns = this.open.get(place);
    return turns && this.inHand !== null ? `${this.inHand}${this.#likeTurn(turns)}@${place}` : null;
  }

  /** The turn that looks like the one in hand: a tile with half-turn symmetry is offered in two turns only. */
  #likeTurn(turns: string[]): string {
    return turns.includes(this.turn) ? this.turn : (turns[TURNS.indexOf(this.turn) % turns.length] ?? "N");
  }
}

function placesOf(choices: ChoiceView[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { word, why_not } of choices) {
    const laid = readLaid(word);
    if (laid && !why_not) places.set(laid.at, [...(places.get(laid.at) ?? []), laid.turn]);
  }
  return places;
}
