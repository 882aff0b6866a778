import { beforeEach, expect, test, vi } from "vitest";

const at = vi.hoisted(() => ({ path: "" }));
vi.mock("../../shell/router/router.svelte.ts", () => ({ currentPath: () => at.path }));

import { keepDraft, keptDraft } from "./kept-draft.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

function visit(path: string): void {
  at.path = path;
}

test("a move in the making is there again after a visit to another table", () => {
  visit("/table/a");
  keepDraft("0:5", ["tour", "~(0,0)"]);
  visit("/table/b");
  expect(keptDraft("0:5")).toEqual([]);
  keepDraft("0:9", ["B2"]);

  visit("/table/a");
  expect(keptDraft("0:5")).toEqual(["tour", "~(0,0)"]);
  expect(keptDraft("0:6")).toEqual([]);
});

test("the moves of the last twenty tables are kept", () => {
  for (let number = 1; number <= 21; number += 1) {
    visit(`/table/${number}`);
    keepDraft("0:1", [`${number}`]);
  }

  expect(keptDraft("0:1")).toEqual(["21"]);
  visit("/table/2");
  expect(keptDraft("0:1")).toEqual(["2"]);
  visit("/table/1");
  expect(keptDraft("0:1")).toEqual([]);
});

test("elsewhere nothing is kept, and what cannot be read is nothing", () => {
  visit("/learn/first");
  keepDraft("0:1", ["B2"]);
  expect(storage.size).toBe(0);

  visit("/table/a");
  storage.set("townwright-drafts", "{");
  expect(keptDraft("0:1")).toEqual([]);
});
