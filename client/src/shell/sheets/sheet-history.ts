// Open sheets have one entry of their own in the browser's history, above the screen's: going back closes them.
const open = new Set<() => void>(); // how each is closed
let leaving = false; // the entry of sheets that are closed is being left

const onTop = () => Boolean(history.state?.sheets);

function enter(): void {
  if (!onTop()) history.pushState({ sheets: true }, "");
}

/** Leave the entry of the sheets, so that nobody goes back to it. */
function leave(): void {
  if (leaving || !onTop()) return;
  leaving = true;
  history.back();
}

/** A sheet opens; going back closes it, and what is returned is called once it is closed. */
export function sheetOpened(close: () => void): () => void {
  open.add(close);
  if (!leaving) enter();
  return () => {
    open.delete(close);
    if (open.size === 0) leave();
  };
}

/** Close every sheet. True if their entry is there for another screen to take its place. */
export function closeSheets(): boolean {
  for (const close of open) close();
  return onTop();
}

/** Call something as soon as the entry of closed sheets is left; false, and no call, if none is being left. */
export function onceLeft(then: () => void): boolean {
  if (leaving) addEventListener("popstate", then, { once: true });
  return leaving;
}

export function watchSheets(): void {
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      if (open.size > 0) enter(); // one that opened meanwhile
    } else if (!onTop()) closeSheets();
    else if (open.size === 0) leave(); // somebody went forward to where sheets were open
  });
  leave(); // after a reload no sheet is open
}
