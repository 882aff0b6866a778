// Single keys that do something while nobody is writing.
import { settings } from "../settings.svelte.ts";

export function runShortcut(event: KeyboardEvent, deeds: Record<string, (event: KeyboardEvent) => void>): void {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const deed = deeds[event.key] ?? deeds[event.key.toLowerCase()];
  if (!deed) return;
  event.preventDefault();
  deed(event);
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
