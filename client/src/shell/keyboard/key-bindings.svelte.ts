// The keys of what is on screen: they act, and the help lists every one of them.
import { runShortcut } from "./shortcuts.ts";

export interface Key {
  keys: string[]; // as the browser calls them
  shown: string; // as they stand in the help
  textKey: string; // the text that says there what they do
  run: (event: KeyboardEvent) => void;
  when: () => boolean; // at other times they do nothing
}

let here = $state.raw<Key[]>([]);

/** The keys that the help lists now. */
export function activeKeys(): Key[] {
  return here;
}

/** Bind keys as long as the component lives that calls this. */
export function bindKeys(keys: Key[]): void {
  $effect(() => {
    here = keys;
    const press = (event: KeyboardEvent) => {
      const now = keys.filter(({ when }) => when());
      runShortcut(event, Object.fromEntries(now.flatMap(({ keys, run }) => keys.map((key) => [key, run]))));
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      if (here === keys) here = [];
    };
  });
}
