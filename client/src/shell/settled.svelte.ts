// A screen is painted with what matters first; what can wait comes in a task of its own right after.
import { onMount } from "svelte";

export class Settled {
  now = $state(false);

  constructor() {
    onMount(() => {
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          this.now = true;
        });
      });
      let timer: ReturnType<typeof setTimeout> | undefined;
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
