// Tooltips come with the first pointer, finger or key that could want one.
const FIRST = ["pointerover", "pointerdown", "pointerup", "pointercancel", "click", "keydown"] as const;
const STAYS = 450; // milliseconds after which a finger means what it points at

/** Show words of signs from the first such event on, until what comes back is called. */
export function watchTooltips(): () => void {
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  let last: Event | null = null; // a finger that has stayed meanwhile waits for words, one that is gone too soon does not
  let left = false; // it has stayed, and is gone
  const begin = (event: Event) => {
    const loading = last !== null;
    const { type, target, timeStamp } = event;
    const waited =
      loading && last instanceof PointerEvent && last.pointerType === "touch" && timeStamp - last.timeStamp >= STAYS;
    if (waited && /up|click/.test(type)) {
      // A finger that has waited so long gets its words, and touches no place.
      left = true;
      if ((target as Element).role === "gridcell" && type === "click") event.stopPropagation();
      return;
    }
    last = event;
    left = false;
    if (loading) return;
    void import("./tooltips.ts").then(
      ({ Tooltips }) => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        const tooltips = new Tooltips(STAYS);
        if (last) tooltips.take(last, left);
        stop = () => tooltips.stop();
      },
      () => waiting.abort(), // without a network there are no tooltips
    );
  };
  for (const name of FIRST) document.addEventListener(name, begin, { signal: waiting.signal, capture: true });
  return () => stop();
}
