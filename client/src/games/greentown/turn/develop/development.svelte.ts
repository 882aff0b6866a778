// The tile that is developed: what can replace it, the best first, what cannot, and which sides can gain an exit.
import type { ChoiceView } from "../../../../wire/messages.ts";
import type { GreentownTile } from "../../pieces/view.ts";
import { byPlace, exitsAt, next, readStep } from "../notation.ts";
import type { GreentownPlay } from "../play.svelte.ts";
import { additions, bestFirst } from "./candidates.ts";

export class Development {
  #play: GreentownPlay;
  #tiles: () => GreentownTile[];
  #aids: () => boolean;

  constructor(play: GreentownPlay, tiles: () => GreentownTile[], aids: () => boolean) {
    this.#play = play;
    this.#tiles = tiles;
    this.#aids = aids;
  }

  /** The exits of the tile as it lies. */
  readonly exits = $derived.by(() => {
    const { place, words } = this.#play;
    return place ? exitsAt(place, this.#tiles(), words) : "";
  });
  readonly #here = $derived.by(() => {
    const { place, develops } = this.#play;
    const here = place ? develops.filter(({ word }) => readStep(word)?.at === place && readStep(word)?.exits) : [];
    return bestFirst(here, this.exits, this.#aids());
  });
  /** What can replace the tile, the best first. */
  readonly open = $derived.by(() => this.#here.filter(({ why_not }) => !why_not));
  /** Every tile that can be developed. */
  readonly places = $derived.by(() => byPlace(this.#play.develops.filter(({ why_not }) => !why_not)));
  /** By each side that can gain an exit while all others stay, the tile that has it. */
  readonly additions = $derived.by(() => additions(this.open, this.exits));

  /** What replaces the tile if nothing else can. */
  get only(): ChoiceView | null {
    return this.open.length === 1 ? (this.open[0] ?? null) : null;
  }

  /** The candidate after the one that is tried out. */
  next(by: number): ChoiceView | null {
    return next(this.open, this.#play.pending, by);
  }
}
