import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeName } from "../free-name.ts";
import { type Draft, forgetDraft, keepDraft, keptDrafts } from "./drafts.ts";

const draft = (begun: number, name: string): Draft => ({ begun, game: "game", name, text: `set ${name}\n` });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("is kept without a name while it is given another one", () => {
  keepDraft(draft(1, "mine"));
  keepDraft(draft(1, ""));
  expect(keptDrafts()).toEqual([draft(1, "")]);
});
it("stays when another one is begun, even under the same name", () => {
  keepDraft(draft(1, "mine"));
  keepDraft(draft(2, "mine"));
  keepDraft(draft(3, "theirs"));
  forgetDraft(2);
  expect(keptDrafts()).toEqual([draft(3, "theirs"), draft(1, "mine")]);
});
it("gives a copy a name that nothing has yet", () => {
  expect(freeName("my-set", [draft(1, "set")])).toBe("my-set");
  expect(freeName("my-set", [draft(1, "my-set-2"), draft(2, "my-set")])).toBe("my-set-3");
});
