import { beforeEach, expect, test, vi } from "vitest";

interface Entry {
  sheets?: true;
  path: string;
}

let entries: Entry[];
let at: number;
let listeners: Set<() => void>;
let due: (() => void)[]; // what the browser does once the page has had its turn
let sheets: typeof import("./sheet-history.ts");

beforeEach(async () => {
  [entries, at, listeners, due] = [[{ path: "/" }, { path: "/table/a" }], 1, new Set(), []];
  vi.stubGlobal("addEventListener", (_: string, heard: () => void, { once = false } = {}) => {
    const called = () => {
      if (once) listeners.delete(called);
      heard();
    };
    listeners.add(called);
  });
  vi.stubGlobal("history", {
    get state() {
      return entries[at]?.sheets ? { sheets: true } : null;
    },
    pushState: (state: { sheets?: true } | null) => {
      entries.splice(++at, entries.length, { ...state, path: entries[at - 1]?.path ?? "" });
    },
    back: () => due.push(() => go(-1)),
  });
  vi.resetModules();
  sheets = await import("./sheet-history.ts");
  sheets.watchSheets();
});

function go(steps: number): void {
  at += steps;
  for (const heard of [...listeners]) heard();
}

function settle(): void {
  for (let next = due.shift(); next; next = due.shift()) next();
}

/** A sheet, and what the page calls when it is closed. */
function open() {
  const sheet = { open: true, closed: () => {} };
  sheet.closed = sheets.sheetOpened(() => {
    sheet.open = false;
    sheet.closed();
  });
  return sheet;
}

test("going back closes a sheet and stays where one was", () => {
  const help = open();
  expect(at).toBe(2);
  go(-1);
  settle();

  expect(help.open).toBe(false);
  expect(entries[at]?.path).toBe("/table/a");
  go(-1);
  expect(entries[at]?.path).toBe("/");
});

test("a sheet that is closed leaves no entry to go back to", () => {
  open().closed();
  settle();

  expect(at).toBe(1);
});

test("two sheets have one entry, and one that opens while the other's is left gets its own", () => {
  const help = open();
  const rules = open();
  expect(at).toBe(2);
  help.closed();
  rules.closed();
  const settings = open();
  settle();

  expect(at).toBe(2);
  go(-1);
  expect(settings.open).toBe(false);
});

test("a screen that comes out of a sheet takes its place, and waits for one that is being left", () => {
  const help = open();
  expect(sheets.closeSheets()).toBe(true);
  expect(help.open).toBe(false);

  const gone = vi.fn();
  expect(sheets.onceLeft(gone)).toBe(true);
  settle();
  expect(gone).toHaveBeenCalledOnce();
  expect(sheets.onceLeft(gone)).toBe(false);
  expect(sheets.closeSheets()).toBe(false);
});

test("whoever goes forward to where a sheet was open comes back by itself", () => {
  open();
  go(-1);
  settle();
  go(1);
  settle();

  expect(at).toBe(1);
});
