// The one tooltip of the page.
import { mount, unmount } from "svelte";
import Tooltip from "./Tooltip.svelte";

export interface Tip {
  sign: Element;
  text: string;
}

export const shown = $state<{ tip: Tip | null }>({ tip: null });
let host: Element | null = null; // the part of the page that it belongs to; another screen has another
let mounted: ReturnType<typeof mount> | null = null;

/** Show the words of a sign instead of any others, or none. It waits a moment: the focus can be lost while the page changes. */
export function showTip(tip: Tip | null): void {
  queueMicrotask(() => {
    shown.tip = tip?.sign.isConnected ? tip : null;
    if (!shown.tip || host?.isConnected) return;
    if (mounted) void unmount(mounted);
    host = document.querySelector("main") ?? document.body;
    mounted = mount(Tooltip, { target: host });
  });
}
