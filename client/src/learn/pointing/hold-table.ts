// A table on which there is only something to read: it can be looked at, and nothing on it can be moved.
const OTHER_KEYS = " ?hH"; // which press a button, or open help and rules

interface Holding {
  reading: () => boolean;
  words: () => Element | null; // the lesson's own, which stay as they are
  told: () => void; // somebody has tried to move something
}

/** Keep presses and keys from the table as long as somebody reads, until what comes back is called. */
export function holdTable(room: HTMLElement, { reading, words, told }: Holding): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const press = (event: Event) => {
    if (!reading() || words()?.contains(event.target as Node)) return;
    if ((event.target as Element).closest("[data-explains]")) return; // it only tells its name
    event.stopPropagation();
    if (event.type !== "click") return; // what scrolls goes on scrolling
    event.preventDefault();
    told();
  };
  room.addEventListener("pointerdown", press, options);
  room.addEventListener("click", press, options);
  addEventListener(
    "keydown",
    (event) => {
      if (reading() && event.key.length === 1 && !OTHER_KEYS.includes(event.key)) event.stopPropagation();
    },
    options,
  );
  return () => ended.abort();
}
