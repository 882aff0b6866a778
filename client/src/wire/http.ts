// Questions that are asked once.
import { loadRefusals } from "../texts/texts.svelte.ts";
import type { Sentence } from "./messages.ts";
import { onDevice } from "./place.svelte.ts";

/** The server would not do it, and says why. */
export class RefusedRequest extends Error {
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

export function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return request<T>(path, { method: "GET", headers });
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

export function getText(path: string, headers: Record<string, string> = {}): Promise<string> {
  return request<string>(path, { method: "GET", headers }, (text) => text);
}

async function request<T>(path: string, asked: RequestInit, read: (text: string) => unknown = parsed): Promise<T> {
  const { status, body } = await answered(path, asked);
  if (status < 300) return read(body) as T;
  await loadRefusals();
  throw problem(status, parsed(body));
}

/** What the server answers, or this device; of what nobody's tables are needed for, the device where the server is away. */
async function answered(path: string, asked: RequestInit): Promise<{ status: number; body: string }> {
  const here = onDevice(path);
  try {
    if (!here) {
      const response = await fetch(path, { ...asked, credentials: "same-origin", cache: "no-store" });
      return { status: response.status, body: await response.text() };
    }
  } catch {
    // the device is asked
  }
  try {
    return await (await import("../engine/page-engine.ts")).answer(path, asked, here);
  } catch (error) {
    throw error instanceof RefusedRequest ? error : new Unreachable(String(error));
  }
}

export function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

export function problem(status: number, body: unknown): RefusedRequest | Unreachable {
  if (typeof body === "object" && body !== null && "why" in body && "code" in body) {
    const line = "line" in body && typeof body.line === "number" ? body.line : null;
    return new RefusedRequest(status, String(body.code), body.why as Sentence, line);
  }
  return new Unreachable(`${status}`);
}
