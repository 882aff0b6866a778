// Asks the server what a table is worth. Without a line the question waits here, and goes out when the line is back.
import { announce } from "../shell/announce.svelte.ts";
import { say, sentence } from "../texts/texts.svelte.ts";
import { post, RefusedRequest } from "../wire/http.ts";
import type { Sentence } from "../wire/messages.ts";

export interface ScoreRequest {
  game: string;
  text: string;
  options: Record<string, string>;
  components: string[];
}

export interface Because {
  cause: string;
  points: number;
  where: string[];
}

export interface ScoredLine {
  seat: number;
  what: string;
  because: Because[];
}

/** What a table is worth; the facts are the game's own. */
export interface Scored<Facts> {
  total: number;
  lines: ScoredLine[];
  remarks: Sentence[];
  facts: Facts;
}

const AGAIN = 5_000; // milliseconds until the next try without a line

export class Scoring<Facts> {
  scored = $state.raw<Scored<Facts> | null>(null);
  refused = $state.raw<RefusedRequest | null>(null);
  waiting = $state(false); // for the line
  busy = $state(false);
  #asked: ScoreRequest | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    $effect(() => {
      const back = () => void this.#try();
      addEventListener("online", back);
      return () => {
        removeEventListener("online", back);
        clearTimeout(this.#timer);
      };
    });
  }

  readonly why = $derived.by(() => {
    if (!this.refused) return "";
    const { line, why } = this.refused;
    return line === null ? sentence(why) : say("companion-line", { line, why: sentence(why) });
  });

  ask(asked: ScoreRequest): Promise<void> {
    this.forget();
    this.#asked = asked;
    return this.#try();
  }

  /** What was entered has changed: what was said about it no longer counts. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.scored = null;
    this.refused = null;
    this.waiting = false;
  }

  async #try(): Promise<void> {
    const asked = this.#asked;
    if (!asked || this.busy) return;
    clearTimeout(this.#timer);
    this.busy = true;
    try {
      const scored = await post<Scored<Facts>>("/api/score", asked);
      if (asked === this.#asked) this.#settle(scored, null);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof RefusedRequest) {
        this.#settle(null, error);
        announce(this.why);
      } else {
        if (!this.waiting) announce(say("companion-offline"));
        this.waiting = true;
        this.#timer = setTimeout(() => void this.#try(), AGAIN);
      }
    } finally {
      this.busy = false;
      if (asked !== this.#asked) void this.#try();
    }
  }

  #settle(scored: Scored<Facts> | null, refused: RefusedRequest | null): void {
    this.#asked = null;
    this.scored = scored;
    this.refused = refused;
    this.waiting = false;
  }
}
