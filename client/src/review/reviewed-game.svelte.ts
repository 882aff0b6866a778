// A finished game that is reviewed: its record, who played, and what was found about each seat.
import { follow } from "../wire/follow.ts";
import { post, RefusedRequest } from "../wire/http.ts";
import type { Replayed, ReviewUpdate, SeatReview, Sentence } from "../wire/messages.ts";

export class ReviewedGame {
  seat = $state(0); // whose review is shown
  update = $state.raw<ReviewUpdate | null>(null); // how far it has come
  problem = $state.raw<Sentence | "unreachable" | null>(null);
  stopped = $state(false); // by whoever looks at it
  readonly text: string;
  readonly components: string[];
  readonly table: string | null; // where it was played, if here
  readonly last: Replayed; // the end of it
  readonly headers: Record<string, string>; // by which whoever was not there may see the table
  #positions = new Map<string, Promise<Replayed>>();
  #reviews = new Map<number, SeatReview>();
  #working: AbortController | null = null;

  constructor(
    text: string,
    components: string[],
    table: string | null,
    last: Replayed,
    headers: Record<string, string> = {},
  ) {
    this.text = text;
    this.components = components;
    this.table = table;
    this.last = last;
    this.headers = headers;
  }

  get review(): SeatReview | null {
    return this.update?.state === "done" ? (this.update.review ?? null) : null;
  }

  /** Show the review of a seat, and have it computed if that has not been done yet. */
  async show(seat: number): Promise<void> {
    this.stop();
    this.seat = seat;
    this.problem = null;
    this.stopped = false;
    const found = this.#reviews.get(seat);
    this.update = found ? { state: "done", ahead: 0, share: 1, review: found, problem: null } : null;
    if (found) return;
    const working = new AbortController();
    this.#working = working;
    const told = (update: ReviewUpdate) => {
      if (this.#working !== working) return;
      if (update.state === "done" && update.review) this.#reviews.set(seat, update.review);
      if (update.state === "failed") this.problem = update.problem?.why ?? "unreachable";
      else this.update = update;
    };
    try {
      if (this.table) await follow(`/api/tables/${this.table}/reviews`, { seat }, told, working.signal, this.headers);
      else await follow("/api/reviews", { text: this.text, components: this.components, seat }, told, working.signal);
      if (this.#working === working && !this.review && !this.problem) this.problem = "unreachable";
    } catch (error) {
      if (this.#working === working) this.problem = error instanceof RefusedRequest ? error.why : "unreachable";
    }
  }

  /** Wait no longer; the server computes on only for others. */
  stop(): void {
    const working = this.#working;
    this.#working = null;
    working?.abort();
    if (working && !this.review) this.stopped = true;
  }

  /** The position before a step, as the seat saw it. */
  at(step: number, seat = this.seat): Promise<Replayed> {
    const key = `${step} ${seat}`;
    const { text, components } = this;
    const asked = this.#positions.get(key) ?? post<Replayed>("/api/records", { text, components, step, seat });
    this.#positions.set(key, asked);
    asked.catch(() => this.#positions.delete(key));
    return asked;
  }
}
