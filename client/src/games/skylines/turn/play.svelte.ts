// A move in the making, as fingers and keys see it: a card chosen, a tile in hand, a tile tried out on the map.
import { Composer } from "../../../table/move/composer.svelte.ts";
import type { ChoiceView, FactView, Sentence } from "../../../wire/messages.ts";
import { bySpot, cellsOf, coveredBy, flippedCode, keyOf, readPlace, turnedCode } from "../map/geometry.ts";
import { anchored, closest, type Placement } from "../map/placements.ts";
import { earns, isZone, type SkylinesCard, type SkylinesView } from "../pieces/view.ts";
import type { laidHand } from "./hand/hand-order.ts";

export class SkylinesPlay {
  readonly composer = new Composer();
  code = $state(0); // how the tile in hand is held
  picked = $state<string | null>(null); // the cell pointed at last
  lay = $state.raw<typeof laidHand | null>(null); // says where cards lie; it comes with what shows them
  #view: () => SkylinesView;
  #hint: () => string | null;
  #lastShape = new Map<string, string>(); // by colour
  readonly row = { left: 0 }; // how far the row of the hand is moved
  #facts: () => FactView[];
  #places = new Map<number, (string | null)[]>(); // by seat: the cards of its hand where they lay
  #round = 0; // questions that were given up ask no further

  constructor(view: () => SkylinesView, hint: () => string | null = () => null, facts: () => FactView[] = () => []) {
    this.#view = view;
    this.#hint = hint;
    this.#facts = facts;
  }

  readonly #boards = $derived.by(() => this.#view().boards); // the same as long as nothing changes about them
  readonly cells = $derived.by(() => cellsOf(this.#boards));
  readonly spots = $derived.by(() => bySpot(this.cells));
  readonly #laid = $derived.by(() => {
    const { seats, seat } = this.#view();
    const ids = (seats[seat]?.hand ?? []).map(({ id }) => id);
    const laid = this.lay?.(this.#facts(), seat, ids, this.#places.get(seat));
    if (laid) this.#places.set(seat, laid.places);
    return laid;
  });
  /** The cards of the acting hand that are new, where that is known. */
  get fresh(): ReadonlySet<string> | null | undefined {
    return this.#laid?.fresh;
  }
  /** The acting hand, every card where it lies. */
  readonly hand = $derived.by((): SkylinesCard[] => {
    const { seats, seat } = this.#view();
    const hand = seats[seat]?.hand ?? [];
    return this.#laid?.places.flatMap((place) => hand.find(({ id }) => id === place) ?? []) ?? hand;
  });
  readonly words = $derived.by(() => this.composer.words);
  readonly card = $derived.by((): SkylinesCard | null => {
    const [deed, id] = this.words;
    if (deed !== "play" && deed !== "policy" && deed !== "swap") return null;
    return this.hand.find((card) => card.id === id) ?? null;
  });
  readonly swapping = $derived.by(() => this.words[0] === "swap");
  readonly hinted = $derived.by(() => this.#hint()?.split(" ") ?? []); // the words of what the adviser would do

  /** What is to be touched next to do as the adviser says: a card, a shape, a board, `place`, `swap`, `end` or `done`; nothing on another way. */
  readonly next = $derived.by((): string => {
    const { words, card, hinted } = this;
    const [deed = "", second = "", third = ""] = hinted;
    if (deed && words.join(" ") === hinted.join(" ")) return "done";
    if (deed === "end") return words.length === 0 ? deed : "";
    if (deed === "open") return second;
    if (deed !== "play" && deed !== "policy" && deed !== "swap") return "";
    if (!card) return words.length === 0 ? second : "";
    if (card.id !== second) return "";
    if (deed === "swap") return deed;
    if (this.swapping) return "";
    return isZone(card.kind) && words[2] !== third ? third : "place";
  });

  /** Ask for everything that the first look at a turn shows. */
  async begin(ask: (words: string[]) => Promise<ChoiceView[]>): Promise<void> {
    this.picked = null;
    this.code = 0;
    this.#round += 1;
    const round = this.#round;
    await this.composer.begin(ask);
    await this.#look(round);
  }

  /** Ask for what a broken line has left out. */
  async again(): Promise<void> {
    const round = this.#round;
    await this.composer.look([]);
    await this.#look(round);
    if (round === this.#round && this.words.length > 0) await this.composer.take(this.words);
  }

  /** What comes after the first words; where there is only one, or only one board to open, it is taken. */
  async #look(round: number): Promise<void> {
    if (round !== this.#round) return;
    const words = this.composer
      .choicesAt(0)
      .flatMap(({ word }) => (/^[a-z]/.test(word) && word !== "end" ? [word] : []));
    const [only] = words;
    if (this.#view().phase !== "turn" && only && this.words.length === 0) await this.composer.take([only]);
    if (round === this.#round) await Promise.all(words.map((word) => this.composer.look([word])));
    const boards = this.offered("open").filter(({ why_not }) => !why_not);
    if (round === this.#round && boards.length === 1 && this.words.length < 2)
      await this.composer.take(["open", boards[0]?.word ?? ""]);
  }

  offered(...words: string[]): ChoiceView[] {
    return this.composer.offered.after(words);
  }

  /** What the server says about doing something with a card of the hand. */
  choice(card: SkylinesCard, deed = card.kind === "policy" ? "policy" : "play"): ChoiceView | null {
    return this.offered(deed).find(({ word }) => word === card.id) ?? null;
  }

  kind(deed: string): ChoiceView | null {
    return this.offered().find(({ word }) => word === deed) ?? null;
  }

  /** Take a card up to play it; a zone is given a tile of its colour at once. It is held as the adviser would, or else as it was drawn. */
  async choose(card: SkylinesCard): Promise<void> {
    const hinted = this.next === card.id ? this.hinted : [];
    const code = readPlace(hinted.at(-1) ?? "")?.code ?? 0;
    this.picked = null;
    this.code = code;
    await this.composer.take([card.kind === "policy" ? "policy" : "play", card.id]);
    if (!isZone(card.kind) || this.words.join(" ") !== `play ${card.id}`) return; // meanwhile something else was chosen, or another deed
    const open = this.offered("play", card.id).filter(({ why_not }) => !why_not);
    const usual = hinted[2] ?? this.#lastShape.get(card.kind);
    const before = open.find(({ word }) => word === usual) ?? open[0];
    if (before) await this.shape(before.word, code);
    for (const { word } of open) if (this.card?.id === card.id) await this.composer.look(["play", card.id, word]); // which of them bring the reward
  }

  async shape(shape: string, code = 0): Promise<void> {
    const card = this.card;
    if (!card) return;
    this.#lastShape.set(card.kind, shape);
    this.picked = null;
    this.code = code;
    await this.composer.take(["play", card.id, shape]);
  }

  /** Where the word of the place stands, if the card has a tile. */
  readonly placeAt = $derived.by(() =>
    this.words[0] === "play" && this.card ? (isZone(this.card.kind) ? 3 : 2) : null,
  );
  readonly shapeName = $derived.by(() => {
    if (this.placeAt === null || !this.card) return null;
    return isZone(this.card.kind) ? (this.words[2] ?? null) : this.card.shape;
  });
  readonly picture = $derived.by(() => this.pictureOf(this.shapeName));

  pictureOf(shape: string | null): string | null {
    return this.#view().shapes.find(({ name }) => name === shape)?.picture ?? null;
  }

  readonly placements = $derived.by((): Placement[] => {
    const { placeAt, picture, card } = this;
    if (placeAt === null || !picture || !card || this.words.length < placeAt) return [];
    return this.composer.choicesAt(placeAt).flatMap(({ word, brings, costs = [], changes = {}, gain, why_not }) => {
      const place = readPlace(word);
      const first = place && this.cells.get(place.cell);
      if (!place || !first) return [];
      return [
        {
          word,
          code: place.code,
          cells: coveredBy(picture, place.code, first, this.spots),
          earns: earns(brings, card.name),
          gain,
          changes,
          brings,
          costs,
          why: why_not,
        },
      ];
    });
  });

  readonly #byCell = $derived.by(() => {
    const found = new Map<string, Placement[]>();
    for (const placement of this.placements) {
      for (const { name } of placement.cells) found.set(name, [...(found.get(name) ?? []), placement]);
    }
    return found;
  });

  /** What touching a cell would lay: as the adviser marks it there, otherwise as the tile is held if it fits so, beginning at that cell. */
  readonly picks = $derived.by(() => {
    const best = new Map<string, Placement>();
    const marked = this.next === "place" ? this.hinted.at(-1) : null;
    for (const [cell, all] of this.#byCell) {
      const open = all.filter(({ why }) => !why);
      const held = open.filter(({ code }) => code === this.code);
      const chosen = held.find(({ word }) => word === marked) ?? anchored(held.length > 0 ? held : open, cell);
      if (chosen) best.set(cell, chosen);
    }
    return best;
  });

  /** Cells that glow, and whether they earn the reward. */
  readonly glowing = $derived.by(() => new Map([...this.picks].map(([cell, { earns }]) => [cell, earns] as const)));

  /** What each cell that glows brings, where that can be said. */
  readonly gains = $derived.by(
    () => new Map([...this.picks].flatMap(([cell, { gain }]) => (gain === null ? [] : [[cell, gain] as const]))),
  );

  readonly trial = $derived.by((): Placement | null => {
    const word = this.placeAt === null ? undefined : this.words[this.placeAt];
    return this.placements.find((placement) => placement.word === word) ?? null;
  });

  /** A cell was pointed at. What stands in the way comes back, if anything does. */
  pick(cell: string): Sentence | null {
    if (this.trial?.cells.some(({ name }) => name === cell) && this.trial.code === this.code) {
      this.picked = cell;
      this.turn(1);
      return null;
    }
    const placement = this.picks.get(cell);
    if (placement) {
      this.picked = cell;
      this.#lay(placement);
      return null;
    }
    return this.#byCell.get(cell)?.find(({ why }) => why)?.why ?? null;
  }

  /** The tile on trial was dragged: it lies as far on as the pointer went, or else nearest to where it came. */
  drag(from: string, to: string): Sentence | null {
    const [before, after] = [this.cells.get(from), this.cells.get(to)];
    if (!this.trial || !before || !after) return null;
    const cells = this.trial.cells.map(({ row, column }) => ({
      row: row + after.row - before.row,
      column: column + after.column - before.column,
    }));
    const there = new Set(cells.map(keyOf));
    const found = this.placements.find(
      ({ code, cells: under }) => code === this.code && under.every((cell) => there.has(keyOf(cell))),
    );
    if (found?.why) return found.why;
    const placement = found ?? this.picks.get(to);
    if (!placement) return this.#byCell.get(to)?.find(({ why }) => why)?.why ?? null;
    this.picked = to;
    this.#lay(placement);
    return null;
  }

  #lay(placement: Placement): void {
    if (this.placeAt === null) return;
    this.code = placement.code;
    void this.composer.put(this.placeAt, placement.word);
  }

  /** Turn the tile; one that lies turns on to a way that fits. What comes back is whether it turned. */
  turn(by: number): boolean {
    const { picture, code } = this;
    return picture !== null && this.#hold([1, 2, 3].map((times) => turnedCode(picture, code, times * by)));
  }

  flip(): boolean {
    const { picture, code } = this;
    if (picture === null) return false;
    const flipped = flippedCode(picture, code);
    return flipped !== code && this.#hold([0, 1, 2, 3].map((times) => turnedCode(picture, flipped, times)));
  }

  /** Hold the tile in the first of these ways; one that lies stays over the cell that was touched, or moves near. */
  #hold(codes: number[]): boolean {
    const { trial, picked } = this;
    for (const code of codes) {
      if (code === this.code) continue;
      if (!trial) {
        this.code = code;
        return true;
      }
      const open = this.placements.filter((each) => each.code === code && !each.why);
      const over = open.filter(({ cells }) => cells.some(({ name }) => name === picked));
      const next = over.length > 0 ? anchored(over, picked ?? "") : closest(open, trial);
      if (next) {
        this.#lay(next);
        return true;
      }
    }
    return false;
  }

  /** One step back: in a turn from an exchange to the card, and otherwise the card with its tile goes back to the hand. */
  back(): void {
    this.picked = null;
    if (this.swapping && this.card) void this.choose(this.card);
    else if (this.#view().phase === "turn") this.composer.back(0);
    else if (this.words.length > 1) this.composer.back();
  }

  /** Take up an action that somebody suggests. */
  async take(action: string): Promise<void> {
    const words = action.split(" ");
    const place = readPlace(words.at(-1) ?? "");
    if (place) this.code = place.code;
    this.picked = place?.cell ?? null;
    await this.composer.take(words);
  }

  /** Put a card away or keep it, in step 5. */
  async renew(card: string): Promise<void> {
    const chosen = this.words.slice(1);
    const next = chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card];
    await this.composer.take(["renew", ...next]);
    await this.composer.look(["renew", ...next]);
  }

  /** The choice that the last word is. */
  readonly last = $derived.by((): ChoiceView | null => {
    const word = this.words.at(-1);
    return this.composer.choicesAt(this.words.length - 1).find((choice) => choice.word === word) ?? null;
  });

  /** The move as it stands, or null while something is missing or in the way. */
  readonly action = $derived.by(() => (this.last?.whole && !this.last.why_not ? this.words.join(" ") : null));
}
