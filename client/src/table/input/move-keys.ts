// The keys that every game has: they turn what is in hand, go back, play the move, and ask for a hint.
import type { Key } from "../../shell/keyboard/key-bindings.svelte.ts";

interface Handlers {
  when: () => boolean; // a move is in the making
  turn: (by: number) => void;
  back: () => void;
  done: () => void;
}

export function moveKeys({ when, turn, back, done }: Handlers): Key[] {
  return [
    { keys: ["r"], shown: "R", textKey: "page-key-turn", when, run: ({ shiftKey }) => turn(shiftKey ? -1 : 1) },
    { keys: ["Escape", "Backspace"], shown: "Esc", textKey: "page-key-back", when, run: back },
    { keys: ["d"], shown: "D", textKey: "page-key-done", when, run: done },
  ];
}

export function takeBackKey(when: () => boolean, run: () => void): Key {
  return { keys: ["u"], shown: "U", textKey: "page-propose-undo", when, run };
}

export function hintKey(when: () => boolean, run: () => void): Key {
  return { keys: ["t"], shown: "T", textKey: "page-key-hint", when, run };
}
