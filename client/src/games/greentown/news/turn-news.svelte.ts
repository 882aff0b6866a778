// Turns as they were played, what happened in one in a sentence, and what the table tells of them.
import { untrack } from "svelte";
import { announce } from "../../../shell/announce.svelte.ts";
import { signed } from "../../../texts/numbers.ts";
import { isolated, say } from "../../../texts/texts.svelte.ts";
import type { FactView } from "../../../wire/messages.ts";
import { type GreentownTour, type GreentownView, LETTERS, pointsOf } from "../pieces/view.ts";
import { readErect, readStep, readTour } from "../turn/notation.ts";

export const MARKERS: ReadonlySet<string> = new Set(["B", "T", "BT", "EB", "ET"]);

export interface Turn {
  seat: number;
  words: string[];
}

/** The turns that count, the oldest first: each begins with a marker, and its parts may have come one by one. */
export function turnsOf(facts: FactView[]): Turn[] {
  const undone = new Set(facts.flatMap((fact) => fact.undone ?? []));
  const turns: Turn[] = [];
  for (const { kind, number, seat, action } of facts) {
    if (kind !== "acted" || seat === null || action === null || undone.has(number)) continue;
    const words = action.split(" ");
    const last = turns.at(-1);
    if (last?.seat === seat && !MARKERS.has(words[0] ?? "")) last.words.push(...words);
    else turns.push({ seat, words });
  }
  return turns;
}

/** All that somebody did in a turn, as the name of its sentence: `built-erected-toured`. */
export function deedsOf({ words }: Turn): string {
  const done = { built: words.some(readStep), erected: words.some(readErect), toured: words.some(readTour) };
  const deeds = Object.entries(done).flatMap(([deed, was]) => (was ? [deed] : []));
  return deeds.join("-") || "nothing";
}

/** What a tour paid whom: `you +3`, and of two players what it is the difference of: `1, you 4: you +3`; whoever needs no name comes first and has none. */
export function paymentsOf({ lines }: Pick<GreentownTour, "lines">, called: (seat: number) => string): string {
  const told = (seat: number, number: string | number) => `${called(seat)} ${number}`.trim();
  const got = lines.filter((line) => pointsOf(line) > 0).map((line) => told(line.seat, signed(pointsOf(line))));
  const paid = got.join(", ") || say("green-news-unpaid");
  const settled = lines.flatMap((line) => {
    const off = line.because.find(({ cause }) => cause === "two-players");
    return off ? [{ seat: line.seat, sum: pointsOf(line) - off.points }] : [];
  });
  if (settled.length < 2) return paid;
  settled.sort((one, other) => called(one.seat).length - called(other.seat).length);
  return `${settled.map(({ seat, sum }) => told(seat, sum)).join(", ")}: ${paid}`;
}

/** The turns without one that goes on: its marker is announced, and the rest of it is still to be said. */
export function finishedTurns(turns: Turn[], { turn, announced }: Pick<GreentownView, "turn" | "announced">): Turn[] {
  const last = turns.at(-1);
  return announced !== null && last && LETTERS[last.seat] === turn ? turns.slice(0, -1) : turns;
}

interface Seen {
  facts: FactView[];
  view: GreentownView;
  me: number | null;
  shown: string | null; // whose tour is on the map
  begun: boolean; // the own turn is being said
  still: boolean;
}

export class TurnNews {
  #seen: () => Seen;
  #nameOf: (seat: number) => string;
  #paid = $state.raw<ReadonlyMap<number, GreentownTour>>(new Map()); // by the number of its turn, each tour that was seen

  constructor(seen: () => Seen, nameOf: (seat: number) => string) {
    this.#seen = seen;
    this.#nameOf = nameOf;
    let known: number | null = null; // what was over when the page came is no news
    $effect(() => {
      const { me, still, view } = seen();
      const { length } = this.#over;
      const turn = this.#over.at(-1);
      const fresh = known !== null && length > known;
      known = length;
      const tour = view.last_tour;
      if (turn && tour && tour.seat === LETTERS[turn.seat])
        this.#paid = new Map([...untrack(() => this.#paid), [length - 1, tour]]);
      if (fresh && !still && turn && turn.seat !== me) untrack(() => announce(this.#told(turn.seat, [turn])));
    });
  }

  readonly #turns = $derived.by(() => turnsOf(this.#seen().facts));

  /** The turns that are over: one whose marker is announced still goes on. */
  readonly #over = $derived.by(() => finishedTurns(this.#turns, this.#seen().view));

  /** Whether the own turn follows another of one's own. */
  readonly again = $derived.by(() => {
    const { view, me, still } = this.#seen();
    return !still && me !== null && view.announced === null && this.#turns.at(-1)?.seat === me;
  });

  /** What the others did last: in the turn whose tour is on the map, or in the last one. */
  readonly #latest = $derived.by(() => {
    const { me, shown } = this.#seen();
    if (me === null) return "";
    const others = this.#over.slice(this.#over.findLastIndex(({ seat }) => seat === me) + 1);
    const turn = others.findLast(({ seat }) => LETTERS[seat] === shown) ?? others.at(-1);
    return turn
      ? this.#told(
          turn.seat,
          others.filter(({ seat }) => seat === turn.seat),
        )
      : "";
  });

  /** What somebody did in turns, one after the other, with what each tour paid whom. */
  #told(seat: number, turns: Turn[]): string {
    const deeds = turns.map((turn) => {
      const did = say("green-news-deed", { what: deedsOf(turn) });
      const tour = turn.words.some(readTour) && this.#paid.get(this.#over.indexOf(turn));
      return tour ? `${did} (${paymentsOf(tour, (each) => (each === seat ? "" : this.#called(each)))})` : did;
    });
    const what = deeds.reduce((before, then) => say("green-news-then", { before, then }));
    return say("green-news", { who: isolated(this.#nameOf(seat)), what });
  }

  readonly #called = (seat: number) => (seat === this.#seen().me ? say("page-you") : isolated(this.#nameOf(seat)));

  /** What stands beside the round: what the others did last, and that somebody has two turns in a row. */
  readonly note = $derived.by(() => {
    const { view, begun, still } = this.#seen();
    if (this.#latest && !begun && !still) return this.#latest;
    if (this.again && view.turn === view.seat) return say("green-double-second");
    const twice = view.double_turn ?? (view.seats.length === 2 ? view.order.at(-1) : null); // Rule 10: two need no marker
    if (view.turn === null || view.turn !== twice) return "";
    if (view.turn === view.seat) return say("green-double-now");
    return say("green-double-other", { who: isolated(this.#nameOf(LETTERS.indexOf(view.turn))) });
  });
}
