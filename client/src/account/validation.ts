// What can be said about a form before it is sent; the server has the last word.
import { tick } from "svelte";
import { say } from "../texts/texts.svelte.ts";

export function wrongName(name: string): string {
  return name.trim() ? "" : say("account-name-missing");
}

export function wrongPassword(password: string): string {
  return password ? "" : say("account-password-missing");
}

/** What is wrong with a password that is being chosen; the server says how long one must be. */
export function wrongChoice(password: string, least: number): string {
  const count = [...password].length;
  return count < least ? say("account-password-short", { least, count }) : "";
}

/** Lead to the first field of a form that has something wrong. */
export async function leadToWrong(form: HTMLFormElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}
