// A puzzle on the real table: nothing of the table is stored, what chance gives is known, and the server judges the answer.
import { ensureSession } from "../home/session.ts";
import type { SeatAction } from "../learn/lesson.ts";
import { Practice } from "../learn/practice.svelte.ts";
import { announce } from "../shell/announce.svelte.ts";
import { say } from "../texts/texts.svelte.ts";
import { get, post } from "../wire/http.ts";
import type { PuzzleOutcome, PuzzlePage } from "../wire/messages.ts";
import { Table } from "../wire/table.svelte.ts";

export class TriedPuzzle {
  /** How it ended: nothing while it is tried. */
  ending = $state<"solved" | "shown" | null>(null);
  outcome = $state.raw<PuzzleOutcome | null>(null);
  /** What an answer brought that was not enough; null before the first, and while the next one is made. */
  short = $state<number | null>(null);
  /** Own actions so far. */
  made = $state(0);
  readonly asked: PuzzlePage;
  readonly table: Table;
  #study: Practice;

  static async open(game: string, number: number): Promise<TriedPuzzle> {
    await ensureSession();
    const puzzle = new TriedPuzzle(await get<PuzzlePage>(`/api/puzzles/${game}/${number}`));
    await puzzle.#lay([]);
    return puzzle;
  }

  private constructor(asked: PuzzlePage) {
    this.asked = asked;
    this.#study = new Practice(asked.record, asked.seat);
    this.table = new Table(this.#study, "study");
    this.table.open();
    this.#study.went = (plays) => this.#went(plays);
  }

  close(): void {
    this.table.close();
  }

  /** Begin once more. */
  async restart(): Promise<void> {
    this.ending = this.short = null;
    await this.#lay([]);
  }

  /** Give up, and see an answer on the table. */
  async show(): Promise<void> {
    const outcome = await this.#judged([]);
    await this.#lay(outcome.answer);
    this.outcome = outcome;
    this.short = null;
    this.#end("shown");
  }

  async #went(plays: SeatAction[]): Promise<void> {
    this.short = null;
    const own = plays.slice(this.asked.begun.length).filter(({ seat }) => seat >= 0);
    const actions = own.map(({ action }) => action);
    if (this.ending || actions.length < this.asked.turns) return this.#lay(actions);
    const outcome = await this.#judged(actions);
    if (outcome.solved) {
      await this.#lay(actions);
      this.outcome = outcome;
      this.#end("solved");
    } else {
      await this.#lay([]);
      this.short = outcome.brought;
    }
  }

  #judged(actions: string[]): Promise<PuzzleOutcome> {
    return post<PuzzleOutcome>(`/api/puzzles/${this.asked.game}/${this.asked.number}/answers`, { actions });
  }

  /** Lay the table after some own actions, each with what chance gives after it. */
  async #lay(actions: readonly string[]): Promise<void> {
    const { begun, seat, coming } = this.asked;
    const plays: SeatAction[] = begun.map((action) => ({ seat, action }));
    actions.forEach((action, number) => {
      plays.push({ seat, action });
      const draw = coming[number];
      if (draw !== undefined) plays.push({ seat: -1, action: draw });
    });
    await this.#study.show(plays);
    this.made = actions.length;
  }

  #end(how: "solved" | "shown"): void {
    this.ending = how;
    announce(say(`puzzles-${how}`));
  }
}
