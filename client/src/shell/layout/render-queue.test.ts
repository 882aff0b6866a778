import { beforeEach, expect, test } from "vitest";
import { Turns } from "./render-queue.ts";

let tasks: (() => void)[]; // what the browser was asked to run after a frame each
let come: string[];
let turns: Turns;

beforeEach(() => {
  tasks = [];
  come = [];
  turns = new Turns((run) => tasks.push(run));
});

const take = (name: string) => turns.take(() => come.push(name));
const frame = () => tasks.shift()?.();

test("parts come in the order in which they asked, one in each task", () => {
  take("board");
  take("tray");
  expect(come).toEqual([]);
  frame();
  expect(come).toEqual(["board"]);
  frame();
  expect(come).toEqual(["board", "tray"]);
  expect(tasks).toEqual([]);
});

test("a screen stands when its last part has come, until another screen begins", () => {
  take("board");
  take("tray");
  frame();
  expect(turns.stands).toBe(false);
  frame();
  expect(turns.stands).toBe(true);
  turns.begin();
  expect(turns.stands).toBe(false);
});

test("who leaves does not come, and nobody comes twice as fast for it", () => {
  const leave = take("old screen");
  leave();
  take("new screen");
  take("its log");
  expect(tasks).toHaveLength(1);
  frame();
  expect(come).toEqual(["new screen"]);
});

test("what a part brings along comes before what comes after it", () => {
  turns.take(() => {
    come.push("seats");
    take("first seat");
    take("second seat");
  });
  take("log");
  for (const _ of "1234") frame();
  expect(come).toEqual(["seats", "first seat", "second seat", "log"]);
  expect(turns.stands).toBe(true);
});

test("who leaves while another part comes does not come", () => {
  let leave = () => {};
  turns.take(() => leave());
  leave = take("tray");
  frame();
  expect(turns.stands).toBe(true);
  expect(come).toEqual([]);
});

test("a part that fails holds up nobody", () => {
  turns.take(() => {
    throw new Error("broken");
  });
  take("log");
  expect(frame).toThrow("broken");
  frame();
  expect(come).toEqual(["log"]);
});
