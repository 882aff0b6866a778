// Days in UTC as the server writes them, and the addresses of their deals.
import { locale } from "../texts/texts.svelte.ts";

const DAY = 86_400_000;
const ADDRESS = /^(\d{4}-\d{2}-\d{2})(?:-(\w+))?$/;

export interface DealAddress {
  day: string;
  game: string | null; // null for all games of the day
}

/** What the part of an address names: a day, or the deal of a game on it. */
export function readAddress(part: string): DealAddress | null {
  const found = ADDRESS.exec(part);
  return found ? { day: found[1] ?? "", game: found[2] ?? null } : null;
}

export function addressOf({ day, game }: DealAddress): string {
  return `/daily/${day}${game ? `-${game}` : ""}`;
}

/** The day so many days later. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A day in words, as "Monday, 16 November 2026"; of a month only that and the year. */
export function dayName(day: string, style: "full" | "short" | "month" = "full"): string {
  const parts: Intl.DateTimeFormatOptions =
    style === "month"
      ? { month: "long", year: "numeric" }
      : { day: "numeric", month: "long", ...(style === "full" ? { weekday: "long", year: "numeric" } : {}) };
  return new Intl.DateTimeFormat(locale(), { ...parts, timeZone: "UTC" }).format(Date.parse(day));
}

/** The names of the days of a week, Monday first. */
export function weekdayNames(style: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: style, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, at) => format.format(Date.parse("2026-11-16") + at * DAY));
}

/** The weeks of a month, Monday first; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (new Date(Date.parse(first)).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = shifted(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}
