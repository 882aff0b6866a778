// The keys of what is on screen: they act, and the help lists every one of them.
import { untrack } from "svelte";
import { runShortcut } from "./shortcuts.ts";

export interface Key {
  keys: string[]; // as the browser calls them
  shown: string; // as they stand in the help
  textKey: string; // the text that says there what they do
  run: (event: KeyboardEvent) => void;
  when: () => boolean; // at other times they do nothing
}

let here = $state.raw<Key[][]>([]); // by the component that bound them

/** The keys that the help lists now. */
export function activeKeys(): Key[] {
  return here.flat();
}

/** Bind keys as long as the component lives that calls this. */
export function bindKeys(keys: Key[]): void {
  $effect(() => {
    here = [...untrack(() => here), keys];
    const press = (event: KeyboardEvent) => {
      const now = keys.filter(({ when }) => when());
      runShortcut(event, Object.fromEntries(now.flatMap(({ keys, run }) => keys.map((key) => [key, run]))));
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      here = here.filter((each) => each !== keys);
    };
  });
}
