// A screen comes part by part: each in a task of its own, a frame after the one before, so that a slow device can
// paint and answer in between. Once all have come the screen stands, and what is put up in it later comes at once.
type Part = () => void;
type Next = (run: () => void) => void;

export class Turns {
  stands = false; // whether a part may come at once
  #waiting: Part[] = [];
  #called = false; // whether the next one is on its way
  #next: Next;

  constructor(next: Next = afterFrame) {
    this.#next = next;
  }

  /** Another screen comes. */
  begin(): void {
    this.stands = false;
  }

  /** Let a part come after all that asked before it; gives a way to leave the queue. */
  take(part: Part): () => void {
    this.#waiting.push(part);
    this.#call();
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== part);
    };
  }

  #call(): void {
    if (this.#called) return;
    this.#called = true;
    this.#next(() => {
      this.#called = false;
      const part = this.#waiting.shift();
      if (this.#waiting.length > 0) this.#call();
      else this.stands = true;
      part?.();
    });
  }
}

/** In a task of its own after the next frame; a page that nobody sees has no frames. */
function afterFrame(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

export const turns = new Turns();
