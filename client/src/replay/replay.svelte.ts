// A record being looked at: which step, from which seat, and what the server showed of it so far.
import { post } from "../wire/http.ts";
import type { Replayed } from "../wire/messages.ts";

/** Something with steps that one goes through: a record, or several beside each other. */
export interface Stepped {
  readonly at: number; // the step that is looked at, or on its way
  readonly length: number;
  readonly settled: boolean; // whether what is looked at is shown
}

export class Replay implements Stepped {
  shown = $state.raw<Replayed | null>(null);
  wanted = $state<number | null>(null); // the step to show; null for the last
  seat = $state<number | null>(null); // whose view; null for a spectator's
  readonly text: string;
  readonly components: string[];
  #busy = false;
  #seen = new Map<string, Replayed>();

  constructor(text: string, components: string[] = []) {
    this.text = text;
    this.components = components;
  }

  get length(): number {
    return this.shown?.steps.length ?? 0;
  }

  /** The step that is looked at, or on its way. */
  get at(): number {
    return this.wanted ?? this.shown?.step ?? 0;
  }

  get settled(): boolean {
    return this.shown?.step === this.wanted;
  }

  /** Go to a step. One question is on its way at a time; while it is, only the last wish counts. */
  async show(step: number | null, seat = this.seat): Promise<void> {
    this.wanted = step;
    this.seat = seat;
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const key = `${this.wanted} ${this.seat}`;
        const replayed = this.#seen.get(key) ?? (await this.#ask());
        this.#seen.set(`${replayed.step} ${key.split(" ")[1]}`, replayed);
        if (key !== `${this.wanted} ${this.seat}`) continue;
        this.wanted = replayed.step;
        this.shown = replayed;
        return;
      }
    } catch (error) {
      this.wanted = this.shown?.step ?? null;
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  #ask(): Promise<Replayed> {
    const { text, components, wanted, seat } = this;
    return post<Replayed>("/api/records", { text, components, step: wanted, seat });
  }
}
