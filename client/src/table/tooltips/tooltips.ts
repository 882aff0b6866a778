// The words of signs, numbers and cards that have no room for them: on hover, on focus, and for a finger that stays. What shows
// them is fetched with the first such touch.
import type { Tip } from "./shown-tip.svelte.ts";

const SIGNS = "[data-tip], [role=img][aria-label], button[aria-label], a[aria-label]";
const RESTS = 300; // milliseconds after which a pointer means what it points at
const STAYS = 450; // and a finger
const FAR = 10; // pixels after which a finger moves instead

/** What something says of itself; a button with words on it or a place on a board says nothing here. */
export function tipOf(target: EventTarget | null): Tip | null {
  const sign = target instanceof Element ? target.closest<HTMLElement>(SIGNS) : null;
  if (!sign) return null;
  const plain = sign.role === "gridcell" || sign.textContent?.trim() ? null : sign.ariaLabel;
  const text = sign.dataset.tip ?? plain;
  return text ? { sign, text } : null;
}

/** Show the words of whatever is pointed at, until what comes back is called. */
export function watchTooltips(): () => void {
  let timer = 0;
  let held: { x: number; y: number } | null = null;
  let swallow = false; // the click that ends a long touch does nothing else
  const ended = new AbortController();

  function show(tip: Tip | null): void {
    void import("./shown-tip.svelte.ts").then(({ showTip }) => !ended.signal.aborted && showTip(tip));
  }
  function later(tip: Tip | null, wait: number, then = () => {}): void {
    clearTimeout(timer);
    if (!tip) return;
    timer = window.setTimeout(() => {
      show(tip);
      then();
    }, wait);
  }
  function hide(): void {
    clearTimeout(timer);
    if (document.querySelector("[role=tooltip]")) show(null);
  }
  const on = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, run, {
      signal: ended.signal,
      capture: true,
      passive: name !== "click" && name !== "contextmenu",
    });

  on("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "mouse" || (target as Element).closest?.("[role=tooltip]")) return;
    const tip = tipOf(target);
    if (tip) later(tip, RESTS);
    else hide();
  });
  on("focusin", ({ target }) => {
    const tip = (target as Element).matches(":focus-visible") ? tipOf(target) : null;
    if (tip) show(tip);
    else hide();
  });
  on("focusout", hide);
  on("pointerdown", ({ pointerType, target, clientX: x, clientY: y }) => {
    hide();
    swallow = false;
    if (pointerType === "mouse") return;
    held = { x, y };
    later(tipOf(target), STAYS, () => (swallow = true));
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > FAR) clearTimeout(timer);
  });
  for (const name of ["pointerup", "pointercancel"] as const) {
    on(name, () => {
      if (held) clearTimeout(timer);
      held = null;
    });
  }
  on("contextmenu", (event) => held && tipOf(event.target) && event.preventDefault());
  on("click", (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on("keydown", ({ key }) => key === "Escape" && hide());
  document.addEventListener("scroll", hide, { signal: ended.signal, capture: true, passive: true });
  return () => {
    hide();
    ended.abort();
  };
}
