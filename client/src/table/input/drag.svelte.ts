// A piece is carried from the hand to the board with finger or mouse; where it does not go far, it was a tap.
import type { Attachment } from "svelte/attachments";
import { away, type Point, pointOf } from "./pointer.ts";

const FAR = 8; // pixels that make a tap a drag

interface Handlers {
  take?: () => void; // the piece is touched
  tap: () => void;
  drop: (x: number, y: number) => void;
}

export class Drag {
  at = $state.raw<Point | null>(null); // where the piece is, while it is carried
  #from: Point | null = null;
  #swallow = false; // the click that ends a drag

  /** Listens to a piece in hand. */
  piece({ take, tap, drop }: Handlers): Attachment<HTMLElement> {
    return (element) => {
      const gone = new AbortController();
      const { signal } = gone;
      const start = (event: PointerEvent) => {
        if (event.button !== 0) return;
        take?.();
        this.#from = pointOf(event);
        element.setPointerCapture(event.pointerId);
      };
      const carry = (event: PointerEvent) => {
        const now = pointOf(event);
        if (this.#from && (this.at || away(this.#from, now) > FAR)) this.at = now;
      };
      const finish = (event: PointerEvent) => {
        this.#swallow = this.at !== null;
        this.#lay();
        if (this.#swallow) drop(event.clientX, event.clientY);
      };
      const click = () => {
        if (!this.#swallow) tap();
        this.#swallow = false;
      };
      element.addEventListener("pointerdown", start, { signal });
      element.addEventListener("pointermove", carry, { signal });
      element.addEventListener("pointerup", finish, { signal });
      element.addEventListener("pointercancel", () => this.#lay(), { signal });
      element.addEventListener("click", click, { signal });
      return () => gone.abort();
    };
  }

  #lay(): void {
    this.#from = null;
    this.at = null;
  }
}
