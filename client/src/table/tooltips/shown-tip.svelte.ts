// The one tooltip of the page.
import { mount } from "svelte";
import Tooltip from "./Tooltip.svelte";

export interface Tip {
  sign: Element;
  text: string;
}

export const shown = $state<{ tip: Tip | null }>({ tip: null });
let mounted = false;

/** Show the words of a sign instead of any others, or none. It waits a moment: the focus can be lost while the page changes. */
export function showTip(tip: Tip | null): void {
  queueMicrotask(() => {
    shown.tip = tip?.sign.isConnected ? tip : null;
    if (mounted || !shown.tip) return;
    mounted = true;
    mount(Tooltip, { target: document.body });
  });
}
