// Whoever plays by keys keeps the place: when the focused button goes away, the focus goes where play goes on.

const OPEN = ".pickable.open";
const NEXT = [".closed-board", ".tray .main", ".tray button:not(.deeds *)"]; // going back is no next step

/** Watch over a play area; it must be able to hold the focus itself while there is nothing to do (`tabindex="-1"`). */
export function keepFocus(area: HTMLElement): () => void {
  let last: HTMLElement | null = null; // where the focus was seen in here
  let byKeys = false; // a pointer needs no focus, and a focused place would show what could lie there
  let frame = 0;

  function focused({ target }: FocusEvent): void {
    last = target instanceof HTMLElement && area.contains(target) ? target : null;
  }

  function look(): void {
    frame = 0;
    const gone = last !== null && (last === area || !usable(last));
    const nowhere = document.activeElement === document.body || document.activeElement === last;
    if (byKeys && gone && nowhere) (nextIn(area) ?? area).focus({ preventScroll: true });
  }

  const pressed = () => (byKeys = true);
  const pointed = () => (byKeys = false);
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look); // when the page has settled
  });
  changes.observe(area, { subtree: true, childList: true, attributeFilter: ["class", "disabled"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("pointerdown", pointed, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", focused);
    document.removeEventListener("keydown", pressed, true);
    document.removeEventListener("pointerdown", pointed, true);
  };
}

/** What glows on the map, or else the button of the tray that leads on. */
function nextIn(area: HTMLElement): HTMLElement | null {
  if (area.querySelector(OPEN)) return area.querySelector<HTMLElement>(`.pickable[tabindex="0"]`);
  const buttons = NEXT.flatMap((each) => [...area.querySelectorAll<HTMLElement>(each)]);
  return buttons.find((each) => usable(each) && each.ariaDisabled !== "true") ?? null;
}

function usable(button: HTMLElement): boolean {
  return button.isConnected && !button.matches(":disabled") && button.checkVisibility();
}
