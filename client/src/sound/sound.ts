// Small sounds for what happens. They are fetched when the first one is due, and none is due before somebody has touched the page.
import { settings } from "../shell/settings.svelte.ts";

export type Sound = "lay" | "laid" | "turn" | "refused" | "news" | "end";

export function sound(name: Sound): void {
  if (settings.volume > 0 && touched())
    void import("./instruments.ts").then(({ play }) => play(name, settings.volume / 100));
}

/** Whether the person has touched, clicked or typed: no page sounds before that. */
export function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
