// Turns of others as they are played out: one after the other, part by part, at the speed that somebody likes or at once.
import { motionAllowed } from "../../shell/motion.ts";
import { type Pace, settings } from "../../shell/settings.svelte.ts";
import type { FactView, Update } from "../../wire/messages.ts";
import type { Table } from "../../wire/table.svelte.ts";

/** Milliseconds that a part of a turn, and the table after it, stand still. */
const PAUSES: Record<Exclude<Pace, "auto">, number> = { "at-once": 0, quick: 250, calm: 650, slow: 1300 };
const MOST_PAUSES = 5; // a long tour takes no longer than so many

/** How long to stand still, by what was chosen or, if nothing was, by what moves at all. */
export function pauseOf(pace: Pace, moving: boolean): number {
  return pace === "auto" ? (moving ? PAUSES.calm : 0) : PAUSES[pace];
}

/** The only action of somebody else in an update, if the table that is shown does not have it yet. */
export function actionOfOther({ facts, sight }: Update, shown: number): FactView | null {
  const own = new Set(sight?.seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])));
  const acted = facts.filter(({ kind, number }) => kind === "acted" && number > shown);
  const [only] = acted;
  return acted.length === 1 && only?.action && only.seat !== null && !own.has(only.seat) ? only : null;
}

export class TurnPlayback {
  showing = $state<number | null>(null); // the seat whose turn is played out
  #table: Table;
  #partsOf: (action: string) => string[];
  #goOn: () => void = () => {};
  #skipped = 0; // everything up to this number is shown at once
  #shownAt = 0; // when the last turn of somebody else was over

  constructor(table: Table, partsOf: (action: string) => string[]) {
    this.#table = table;
    this.#partsOf = partsOf;
  }

  /** Play out the turns that come from now on; what this returns ends it. */
  start(): () => void {
    this.#table.playOut = (update) => this.#playOut(update);
    return () => {
      this.#table.playOut = () => null;
      this.skip();
    };
  }

  /** Show what has come so far at once, also what waits for its turn. */
  skip(): void {
    this.#skipped = this.#table.newest;
    this.#goOn();
  }

  #playOut(update: Update): Promise<void> | null {
    const pause = pauseOf(settings.pace, motionAllowed());
    const shown = this.#table.sight;
    const fact = shown ? actionOfOther(update, shown.number) : null;
    if (!fact || !pause || update.number <= this.#skipped || document.hidden || this.#table.sending.size > 0)
      return null;
    return this.#play(fact, update.number, pause);
  }

  async #play(fact: FactView, number: number, pause: number): Promise<void> {
    const [seat, action] = [fact.seat ?? 0, fact.action ?? ""];
    const parts = this.#partsOf(action);
    this.showing = seat;
    await this.#rest(this.#shownAt + pause - performance.now(), number);
    for (const part of parts) {
      if (number <= this.#skipped) break;
      this.#table.played = { seat, action: part };
      await this.#rest(Math.min(pause, (MOST_PAUSES * pause) / parts.length), number);
    }
    this.#table.played = null;
    this.showing = null;
    this.#shownAt = performance.now();
  }

  /** Stand still for so many milliseconds, unless somebody wants to see the rest. */
  async #rest(milliseconds: number, number: number): Promise<void> {
    if (milliseconds <= 0 || number <= this.#skipped) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#goOn = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
