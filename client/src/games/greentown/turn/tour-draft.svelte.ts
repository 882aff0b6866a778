// A tour in the making: the stops so far, and the ways that lead on.
import type { ChoiceView } from "../../../wire/messages.ts";
import { endOf } from "./notation.ts";

export class TourDraft {
  trail = $state.raw<ChoiceView[]>([]); // stop after stop, each as it was offered
  #offered: (begun: string) => ChoiceView[];

  constructor(offered: (begun: string) => ChoiceView[]) {
    this.#offered = offered;
  }

  readonly last = $derived.by(() => this.trail.at(-1) ?? null);
  readonly begun = $derived.by(() => this.last?.word ?? "~");
  readonly whole = $derived.by(() => (this.last?.whole ? this.last : null)); // the tour, if it can end here
  readonly ways = $derived.by(() => this.#offered(this.begun));
  readonly open = $derived.by(
    () => new Set(this.ways.filter(({ why_not }) => !why_not).map(({ word }) => endOf(word))),
  );

  /** The ways on to a place, the one that is taken first. */
  waysTo(place: string): ChoiceView[] {
    return this.ways.filter(({ word, why_not }) => !why_not && endOf(word) === place);
  }

  /** On to a stop. What comes back is whether a way leads there. */
  go(place: string): boolean {
    const [way] = this.waysTo(place);
    if (way) this.trail = [...this.trail, way];
    return way !== undefined;
  }

  /** A whole tour with every stop on its way, each asked for first. What comes back is whether it can be led. */
  async follow(word: string, ask: (way: string) => Promise<void>): Promise<boolean> {
    const hotel = word.slice(0, word.indexOf(")") + 1);
    const ways = ["~", ...[...word.slice(hotel.length), ""].map((_, at) => word.slice(0, hotel.length + at))];
    await Promise.all(ways.slice(0, -1).map(ask));
    const trail = ways.slice(1).map((way, at) => this.#offered(ways[at] ?? "").find((choice) => choice.word === way));
    const led = trail.filter((choice) => choice !== undefined && !choice.why_not) as ChoiceView[];
    if (led.length < trail.length) return false;
    this.trail = led;
    return true;
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  forget(): void {
    this.trail = [];
  }
}
