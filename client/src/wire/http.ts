// Questions that are asked once.
import { REFUSALS } from "../texts/catalogues.ts";
import { loadTexts } from "../texts/texts.svelte.ts";
import type { Sentence } from "./messages.ts";

/** The server would not do it, and says why. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly why: Sentence;
  readonly line: number | null; // of a record that was refused there

  constructor(status: number, code: string, why: Sentence, line: number | null = null) {
    super(why.english);
    this.status = status;
    this.code = code;
    this.why = why;
    this.line = line;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

export function get<T>(path: string): Promise<T> {
  return request<T>(path, { method: "GET" });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export function remove<T>(path: string): Promise<T> {
  return request<T>(path, { method: "DELETE", headers: { "Content-Type": "application/json" } });
}

export function getText(path: string): Promise<string> {
  return request<string>(path, { method: "GET" }, (text) => text);
}

/** Ask for something that takes long: what the server tells about it comes line by line, until it is done or `signal` ends it. */
export async function follow<T>(
  path: string,
  body: unknown,
  told: (update: T) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const asked: RequestInit = {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    credentials: "same-origin",
    cache: "no-store",
    signal,
  };
  let response: Response;
  try {
    response = await fetch(path, asked);
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Unreachable(String(error));
  }
  if (!response.ok || !response.body) {
    await loadTexts(REFUSALS).catch(() => null);
    throw problem(response.status, parsed(await response.text()));
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + value).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) told(JSON.parse(line) as T);
  }
}

async function request<T>(path: string, asked: RequestInit, read: (text: string) => unknown = parsed): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...asked, credentials: "same-origin", cache: "no-store" });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await response.text();
  if (response.ok) return read(text) as T;
  await loadTexts(REFUSALS).catch(() => null); // without its words a refusal speaks English
  throw problem(response.status, parsed(text));
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function problem(status: number, body: unknown): Refused | Unreachable {
  if (typeof body === "object" && body !== null && "why" in body && "code" in body) {
    const line = "line" in body && typeof body.line === "number" ? body.line : null;
    return new Refused(status, String(body.code), body.why as Sentence, line);
  }
  return new Unreachable(`${status}`);
}
