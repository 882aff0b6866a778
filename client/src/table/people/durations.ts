// Spans of time in words, the largest unit that fits, and times of day.
import { language } from "../../texts/texts.svelte.ts";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A span such as "3 days", "2 hours" or "45 seconds". */
export function spanOf(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => milliseconds >= each) ?? ["second", 1000];
  const count = Math.max(0, Math.round(milliseconds / size));
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A time of day such as "09:05"; a browser's own formatter would take long to come the first time. */
export function clockAt(milliseconds: number): string {
  const at = new Date(milliseconds);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
