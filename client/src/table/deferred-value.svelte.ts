// What may be seen a frame later: a move is painted first, and what stands beside the board follows it.
import { onDestroy, untrack } from "svelte";
import { afterFrame } from "../shell/layout/render-queue.ts";

export class DeferredValue<Value> {
  #shown = $state.raw() as Value;

  constructor(now: () => Value) {
    this.#shown = untrack(now);
    let [waits, gone] = [false, false];
    onDestroy(() => (gone = true));
    $effect(() => {
      if (now() === untrack(() => this.#shown) || waits) return;
      waits = true;
      afterFrame(() => {
        waits = false;
        if (!gone) this.#shown = untrack(now);
      });
    });
  }

  /** What it was when the last frame was painted. */
  get value(): Value {
    return this.#shown;
  }
}
