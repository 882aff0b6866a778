// Challenges and tournaments in words, and where they are.
import { addressOf as addressOfPage } from "../shell/router/router.svelte.ts";
import { locale, say } from "../texts/texts.svelte.ts";
import type { ContestInfo } from "../wire/messages.ts";

export function addressOf(contest: string): string {
  return `/daily/match-${contest}`;
}

/** The link to send to others. */
export function linkTo(contest: string): string {
  return `${location.origin}${addressOfPage(addressOf(contest))}`;
}

/** What a contest is called: a tournament by its name, a challenge by whoever sent it. */
export function titleOf({ kind, title, by, yours }: ContestInfo): string {
  if (kind === "tournament") return title || say("contests-tournament");
  if (yours) return say("contests-yours");
  return say("contests-from", { name: by || say("contests-somebody") });
}

/** A day and a time of this device. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A number with one digit behind the point. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
