// Points counted one line after the other, by themselves or step by step; whoever is in a hurry skips it.
import { onDestroy, untrack } from "svelte";
import { motionAllowed } from "../../shell/motion.ts";

export interface CountedLine {
  seat: number;
  at: number; // which line of the seat it is, from 0
  points: number;
}

const ALONE = 1600; // milliseconds for a line that somebody asked for
const TOGETHER = 14_000; // for all lines of all seats
const SHORTEST = 350;
const LONGEST = 1100;

export class CountUp {
  lines = $state.raw<CountedLine[]>([]);
  counted = $state(0); // how many of the lines
  all = $state(false); // whether every seat is counted, as at the end
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: (line: CountedLine) => void;

  constructor(told: (line: CountedLine) => void = () => {}) {
    this.#told = told;
    onDestroy(() => clearTimeout(this.#timer));
  }

  readonly running = $derived.by(() => this.lines.length > 0);
  readonly line = $derived.by(() => this.lines[this.counted - 1] ?? null);
  readonly done = $derived.by(() => this.counted >= this.lines.length);

  /** What a seat has so far. */
  total(seat: number): number {
    return this.lines.slice(0, this.counted).reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
  }

  /** Count these lines for somebody who wants to see them. */
  begin(lines: CountedLine[]): void {
    this.#start(lines, false);
  }

  /** Once the game ends before one's eyes, its heading comes into view, and all lines are counted if things may move. */
  beginAtEnd(over: () => boolean, lines: () => CountedLine[]): void {
    let before = untrack(over);
    $effect(() => {
      const now = over();
      if (now && !before) {
        scrollTo(0, 0);
        if (motionAllowed()) untrack(() => this.#start(lines(), true));
      }
      before = now;
    });
  }

  next(): void {
    clearTimeout(this.#timer);
    if (this.done) {
      if (this.all) this.stop();
      return;
    }
    this.counted += 1;
    const { line } = this;
    if (line) this.#told(line);
    if (motionAllowed()) this.#timer = setTimeout(() => this.next(), this.#pause);
  }

  /** Everything is told at once. */
  stop(): void {
    clearTimeout(this.#timer);
    this.lines = [];
    this.counted = 0;
    this.all = false;
  }

  get #pause(): number {
    return this.all ? Math.min(LONGEST, Math.max(SHORTEST, TOGETHER / this.lines.length)) : ALONE;
  }

  #start(lines: CountedLine[], all: boolean): void {
    this.stop();
    this.lines = lines;
    this.all = all;
    this.next();
  }
}
