// Single keys that do something while nobody is writing.
import { settings } from "../settings.svelte.ts";

export function runShortcut(event: KeyboardEvent, shortcuts: Record<string, (event: KeyboardEvent) => void>): void {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const run = shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()];
  if (!run) return;
  event.preventDefault();
  run(event);
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
