// Fingers, mouse and wheel over the map: one pointer drags it, two pinch it, the wheel comes nearer.
import type { Attachment } from "svelte/attachments";
import { away, type Point, pointOf } from "../../../table/input/pointer.ts";
import type { Camera } from "./camera.svelte.ts";

const FAR = 6; // pixels after which a touch is a drag

export class Gestures {
  dragging = $state(false);
  #camera: Camera;
  #touches = new Map<number, Point>();
  #swallow = false; // the click that ends a drag

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Listens to the frame of the map. */
  readonly over: Attachment<HTMLElement> = (frame) => {
    const gone = new AbortController();
    const { signal } = gone;
    frame.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    frame.addEventListener("pointermove", (event) => this.#move(event, frame), { signal });
    frame.addEventListener("pointerup", (event) => this.#up(event), { signal });
    frame.addEventListener("pointercancel", (event) => this.#up(event), { signal });
    frame.addEventListener("wheel", (event) => this.#wheel(event, frame), { signal, passive: false });
    frame.addEventListener("click", (event) => this.#clicked(event), { signal, capture: true });
    return () => gone.abort();
  };

  #down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest(".carried")) return; // a tile on trial is dragged by itself
    this.#touches.set(event.pointerId, pointOf(event));
    if (this.#touches.size === 1) this.#swallow = false;
  }

  #move(event: PointerEvent, frame: HTMLElement): void {
    const before = this.#touches.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other, frame);
    else {
      if (!this.dragging && away(before, now) < FAR) return;
      if (!this.dragging) frame.setPointerCapture(event.pointerId);
      this.#camera.panBy(now.x - before.x, now.y - before.y);
    }
    this.#swallow = this.dragging = true;
    this.#touches.set(event.pointerId, now);
  }

  #pinch(before: Point, now: Point, other: Point, frame: HTMLElement): void {
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, frame);
    this.#camera.zoomBy(Math.max(1, away(now, other)) / Math.max(1, away(before, other)), middle);
    this.#camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #up(event: PointerEvent): void {
    this.#touches.delete(event.pointerId);
    if (this.#touches.size === 0) this.dragging = false;
  }

  #wheel(event: WheelEvent, frame: HTMLElement): void {
    event.preventDefault();
    const speed = event.ctrlKey ? 0.01 : 0.0015; // with Ctrl it comes from two fingers on a pad
    this.#camera.zoomBy(Math.exp(-event.deltaY * speed), fromMiddle(pointOf(event), frame));
  }

  #clicked(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

function fromMiddle({ x, y }: Point, frame: HTMLElement): Point {
  const box = frame.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
