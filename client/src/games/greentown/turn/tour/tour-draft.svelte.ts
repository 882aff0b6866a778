// A tour in the making: the stops so far, and the ways that lead on.
import type { ChoiceView } from "../../../../wire/messages.ts";
import { endOf } from "../notation.ts";

/** The ways of a tour as they are kept, one for each touch; a tour that is one word is led tile by tile. */
export function waysOf(told: string): string[] {
  if (told.includes(" ")) return told.split(" ");
  const hotel = told.slice(0, told.indexOf(")") + 1);
  return [hotel, ...[...told.slice(hotel.length)].map((_, at) => told.slice(0, hotel.length + at + 1))];
}

/** What a tour is asked for with, way after way: `~`, its hotel, and on to the way before the last. */
export function beginningsOf(told: string): string[] {
  return ["~", ...waysOf(told).slice(0, -1)];
}

export class TourDraft {
  trail = $state.raw<ChoiceView[]>([]); // stop after stop, each as it was offered
  #offered: (begun: string) => ChoiceView[];

  constructor(offered: (begun: string) => ChoiceView[]) {
    this.#offered = offered;
  }

  readonly last = $derived.by(() => this.trail.at(-1) ?? null);
  readonly begun = $derived.by(() => this.last?.word ?? "~");
  readonly told = $derived.by(() => this.trail.map(({ word }) => word).join(" ")); // to be led the same way again
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

  /** A tour that goes on from this one, as it is told; from another beginning it is that word alone. */
  onTo(word: string): string {
    const last = this.last?.word ?? "";
    if (!word.startsWith(last)) return word;
    return [...this.trail.map((way) => way.word), ...waysOf(word).filter((way) => way.length > last.length)].join(" ");
  }

  /** Lead a tour way by way, each asked for first. What comes back is whether it is led so from now on. */
  async follow(told: string, ask: (way: string) => Promise<void>, wanted: () => boolean): Promise<boolean> {
    const begun = beginningsOf(told);
    await Promise.all(begun.map(ask));
    const trail = waysOf(told).map((way, at) => this.#offered(begun[at] ?? "").find((choice) => choice.word === way));
    const led = trail.filter((choice) => choice !== undefined && !choice.why_not) as ChoiceView[];
    if (led.length < trail.length || !wanted()) return false;
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
