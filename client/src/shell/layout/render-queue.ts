// A screen comes part by part: each in a task of its own, a frame after the one before, so that a slow device can
// paint and answer in between. Once all have come the screen is settled, and what is put up in it later comes at once.
type Part = () => void;
type Next = (run: () => void) => void;

const PATIENCE = 100; // milliseconds for a frame

export class RenderQueue {
  settled = false; // whether a part may come at once
  #waiting: Part[] = [];
  #behind: Part[] = []; // those who wait while one comes: what it brings along goes before them
  #called = false; // whether the next one is on its way
  #next: Next;

  constructor(next: Next = afterFrame) {
    this.#next = next;
  }

  /** Another screen comes. */
  startScreen(): void {
    this.settled = false;
  }

  /** Let a part come in its turn; gives a way to leave the queue. */
  enqueue(part: Part): () => void {
    this.#waiting.push(part);
    this.#call();
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== part);
      this.#behind = this.#behind.filter((other) => other !== part);
    };
  }

  #call(): void {
    if (this.#called) return;
    this.#called = true;
    this.#next(() => {
      const [part, ...behind] = this.#waiting;
      this.#waiting = [];
      this.#behind = behind;
      try {
        part?.();
      } finally {
        this.#waiting.push(...this.#behind);
        this.#behind = [];
        this.#called = false;
        if (this.#waiting.length > 0) this.#call();
        else this.settled = true;
      }
    });
  }
}

/** In a task of its own after the next frame, or soon where that is long in coming: a page that nobody sees has no
 * frames, and a browser that paints by its processor has few. */
export function afterFrame(run: () => void): void {
  const once = () => {
    run();
    run = () => {};
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : PATIENCE);
}

export const renderQueue = new RenderQueue();
