// Tooltips come with the first pointer, finger or key that could want one.
const FIRST = ["pointerover", "pointerdown", "keydown"] as const;

/** Show words of signs from the first such event on, until what comes back is called. */
export function watchTooltips(): () => void {
  const waiting = new AbortController();
  let stop = () => waiting.abort();
  const begin = (first: Event) => {
    waiting.abort();
    let over = false;
    stop = () => {
      over = true;
    };
    void import("./tooltips.ts").then(
      ({ Tooltips }) => {
        if (over) return;
        const tooltips = new Tooltips();
        tooltips.take(first);
        stop = () => tooltips.stop();
      },
      () => null, // without a network there are no tooltips
    );
  };
  for (const name of FIRST) document.addEventListener(name, begin, { signal: waiting.signal, capture: true });
  return () => stop();
}
