// Questions whose answers come line by line.
import { loadRefusals } from "../texts/texts.svelte.ts";
import { parsed, problem, Unreachable } from "./http.ts";

/** Ask for something that takes long: what the server tells about it comes line by line, until it is done or `signal` ends it. */
export async function follow<T>(
  path: string,
  body: unknown,
  told: (update: T) => void,
  signal: AbortSignal,
  more: Record<string, string> = {},
): Promise<void> {
  const headers = { "Content-Type": "application/json", ...more };
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
    await loadRefusals();
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
