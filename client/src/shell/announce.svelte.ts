// What a screen reader is told, one sentence after the other.
const spoken = $state({ text: "" });

export function announced(): string {
  return spoken.text;
}

/** Say it even if it was said last: an invisible mark makes it new. */
export function announce(text: string): void {
  spoken.text = spoken.text === text ? `${text}\u200b` : text;
}
