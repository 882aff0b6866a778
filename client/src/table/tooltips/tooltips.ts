// The words of signs, numbers and cards that have no room for them: on hover, on focus, and for a finger that stays.
import { showTip, type Tip } from "./shown-tip.svelte.ts";

const SIGNS = "[data-tip], [role=img][aria-label], button[aria-label], a[aria-label]";
const RESTS = 300; // milliseconds after which a pointer means what it points at
const FAR = 16; // pixels after which a finger moves instead: up to here a browser takes it for a touch

/** What something says of itself; a button with words to be seen on it says nothing here, and a place on a board only to a finger that stays. */
export function tipOf(target: EventTarget | null, finger = false): Tip | null {
  const sign = target instanceof Element ? target.closest(SIGNS) : null;
  if (!sign) return null;
  const seen = sign instanceof HTMLElement ? sign.innerText : sign.textContent;
  const plain = (sign.role === "gridcell" && !finger) || /\p{L}/u.test(seen ?? "") ? null : sign.ariaLabel;
  const text = sign.getAttribute("data-tip") ?? plain;
  return text ? { sign, text } : null;
}

/** Listens to pointers, fingers and keys and shows the words of what they mean. */
export class Tooltips {
  #timer = 0;
  #held: { x: number; y: number; since: number; tip: Tip | null } | null = null; // where a finger is down
  #keys = false; // whether the focus is led by keys, and not by a finger or by the page after one
  #at = { x: -1, y: -1 }; // where the pointer was last
  #swallow = false; // the click that ends a long touch does nothing else
  #ended = new AbortController();
  #stays: number; // milliseconds after which a finger means what it points at

  constructor(stays: number) {
    this.#stays = stays;
    const options = { signal: this.#ended.signal, capture: true };
    for (const name of ["pointerover", "pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
      document.addEventListener(name, (event) => this.pointed(event), options);
    for (const name of ["focusin", "focusout"] as const)
      document.addEventListener(name, (event) => this.focused(event), options);
    document.addEventListener("keydown", ({ key }) => this.#pressed(key), options);
    document.addEventListener("scroll", () => this.#scrolled(), options);
    document.addEventListener("click", (event) => this.#clicked(event), options);
    document.addEventListener(
      "contextmenu",
      (event) => this.#held && tipOf(event.target, true) && event.preventDefault(),
      options,
    );
  }

  /** Take what came last before anybody listened: a pointer rests there, a finger is down, has stayed and left or is gone again, keys have led on since. */
  take(last: Event, left = false): void {
    if (left) showTip(tipOf(last.target, true));
    else if (last.type === "click") this.#clicked(last);
    else if (last instanceof PointerEvent) this.pointed(last);
    if (!(last instanceof KeyboardEvent)) return;
    this.#pressed(last.key);
    this.#scrolled();
  }

  pointed({ type, pointerType, buttons, target, timeStamp, clientX: x, clientY: y }: PointerEvent): void {
    const moved = x !== this.#at.x || y !== this.#at.y;
    this.#at = { x, y };
    if (type === "pointerover") {
      // What comes to lie under a pointer that stays is not what it points at.
      const rests = moved && pointerType === "mouse" && buttons === 0 && !(target as Element).closest("[role=tooltip]");
      if (rests) this.#later(tipOf(target), RESTS);
    } else if (type === "pointerdown") {
      this.hide();
      this.#keys = false;
      this.#swallow = false;
      const tip = tipOf(target, true);
      this.#held = pointerType === "mouse" ? null : { x, y, since: timeStamp, tip };
      if (this.#held) this.#later(tip, this.#stays, true);
    } else if (type === "pointermove") {
      const still = this.#held && Math.hypot(x - this.#held.x, y - this.#held.y) <= FAR;
      if (this.#held && !still) this.#held.tip = null;
      if ((this.#held || buttons !== 0) && !still) this.hide(); // something is dragged, or the page
    } else if (this.#held) {
      const { since, tip } = this.#held;
      clearTimeout(this.#timer);
      this.#held = null;
      if (!tip || type === "pointercancel" || timeStamp - since < this.#stays || this.#swallow) return;
      this.#swallow = true; // the page was busy as it should have told
      showTip(tip);
    }
  }

  focused({ type, target }: FocusEvent): void {
    if ((this.#held || this.#swallow) && !this.#keys) return; // a finger leads it there while it waits for words, and as it leaves
    clearTimeout(this.#timer);
    showTip(type === "focusin" ? this.#focusTip(target as Element) : null);
  }

  hide(): void {
    clearTimeout(this.#timer);
    showTip(null);
  }

  stop(): void {
    this.hide();
    this.#ended.abort();
  }

  /** Words go when the page moves under a pointer; those of the focus, which may have moved it, go along. */
  #scrolled(): void {
    const focused = document.activeElement;
    clearTimeout(this.#timer);
    showTip(focused && this.#focusTip(focused));
  }

  #focusTip(focused: Element): Tip | null {
    return this.#keys && focused.matches(":focus-visible") ? tipOf(focused) : null;
  }

  #pressed(key: string): void {
    this.#keys = /^(Tab|Shift|Arrow|Home|End)/.test(key); // others open and close something, and the page leads the focus
    if (key === "Escape") this.hide();
  }

  #later(tip: Tip | null, wait: number, swallow = false): void {
    clearTimeout(this.#timer);
    if (!tip) showTip(null);
    else
      this.#timer = window.setTimeout(() => {
        showTip(tip);
        this.#swallow = swallow;
      }, wait);
  }

  #clicked(event: Event): void {
    if (!this.#swallow) {
      // A button that only tells says it to a short touch, too.
      const tells = (event.target as Element).closest("[data-tells]");
      if (tells) showTip(tipOf(tells));
      return;
    }
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
