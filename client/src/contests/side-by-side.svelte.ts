// Two games with the same deal, gone through together: a step is what somebody does and all that follows until they act again.
import { Replay, type Stepped } from "../replay/replay.svelte.ts";

/** After which steps of a record one stops: before each action of the seat that is compared, and at the end. */
export function stopsOf(steps: readonly { seat: number }[], seat: number): number[] {
  const before = steps.flatMap((step, at) => (step.seat === seat ? [at] : []));
  return [...before, steps.length];
}

export class SideBySide implements Stepped {
  at = $state(0);
  readonly replays: readonly Replay[];
  readonly stops: readonly number[][];

  static async open(records: readonly string[], seat: number): Promise<SideBySide> {
    const replays = records.map((text) => new Replay(text));
    await Promise.all(replays.map((replay) => replay.show(null)));
    for (const replay of replays) replay.seat = seat;
    const opened = new SideBySide(
      replays,
      replays.map((replay) => stopsOf(replay.shown?.steps ?? [], seat)),
    );
    await opened.show(opened.length);
    return opened;
  }

  private constructor(replays: readonly Replay[], stops: readonly number[][]) {
    this.replays = replays;
    this.stops = stops;
  }

  get length(): number {
    return Math.max(...this.stops.map((each) => each.length - 1));
  }

  get settled(): boolean {
    return this.replays.every((replay) => replay.settled);
  }

  /** Go to a step; a game that was over before stays at its end. */
  async show(step: number): Promise<void> {
    this.at = step;
    await Promise.all(this.replays.map((replay, at) => replay.show(this.stops[at]?.[step] ?? replay.length)));
  }
}
