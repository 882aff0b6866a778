// What a page asks a server for when it opens: asked again after a while if it was too much at once, or by a button.
import { say, sentence } from "../texts/texts.svelte.ts";
import { RefusedRequest } from "../wire/http.ts";

const LATER = 6000; // milliseconds after which it is asked again, if it was asked too often
const TOO_MANY = 429;

export class Asking {
  problem = $state(""); // why there was no answer
  missed = $state.raw<(() => Promise<void>) | null>(null); // what was asked for in vain
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  #gone = false;

  /** Ask once; what was asked before is not asked again any more. */
  async ask(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    this.#turn += 1;
    const turn = this.#turn;
    try {
      await work();
      if (turn === this.#turn) this.#answered();
    } catch (error) {
      if (this.#gone || turn !== this.#turn) return;
      this.problem = error instanceof RefusedRequest ? sentence(error.why) : say("page-unreachable");
      this.missed = work;
      if (error instanceof RefusedRequest && error.status === TOO_MANY)
        this.#timer = setTimeout(() => void this.ask(work), LATER);
    }
  }

  #answered(): void {
    this.problem = "";
    this.missed = null;
  }

  /** Ask nothing more by itself. */
  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }
}
