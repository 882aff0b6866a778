// The keys that every game has: they turn what is in hand, go back, play the move, and ask for a hint.
import type { Key } from "../../shell/keyboard/key-bindings.svelte.ts";

interface Deeds {
  when: () => boolean; // a move is in the making
  turn: (by: number) => void;
  back: () => void;
  done: () => void;
}

export function moveKeys({ when, turn, back, done }: Deeds): Key[] {
  return [
    { keys: ["r"], shown: "R", told: "page-key-turn", when, deed: ({ shiftKey }) => turn(shiftKey ? -1 : 1) },
    { keys: ["Escape", "Backspace"], shown: "Esc", told: "page-key-back", when, deed: back },
    { keys: ["d"], shown: "D", told: "page-key-done", when, deed: done },
  ];
}

export function hintKey(when: () => boolean, deed: () => void): Key {
  return { keys: ["t"], shown: "T", told: "page-key-hint", when, deed };
}
