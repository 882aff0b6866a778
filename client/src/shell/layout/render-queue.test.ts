import { beforeEach, expect, test } from "vitest";
import { RenderQueue } from "./render-queue.ts";

let tasks: (() => void)[]; // what the browser was asked to run after a frame each
let come: string[];
let queue: RenderQueue;

beforeEach(() => {
  tasks = [];
  come = [];
  queue = new RenderQueue((run) => tasks.push(run));
});

const take = (name: string) => queue.enqueue(() => come.push(name));
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

test("a screen is settled when its last part has come, until another screen begins", () => {
  take("board");
  take("tray");
  frame();
  expect(queue.settled).toBe(false);
  frame();
  expect(queue.settled).toBe(true);
  queue.startScreen();
  expect(queue.settled).toBe(false);
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
  queue.enqueue(() => {
    come.push("seats");
    take("first seat");
    take("second seat");
  });
  take("log");
  for (const _ of "1234") frame();
  expect(come).toEqual(["seats", "first seat", "second seat", "log"]);
  expect(queue.settled).toBe(true);
});

test("who leaves while another part comes does not come", () => {
  let leave = () => {};
  queue.enqueue(() => leave());
  leave = take("tray");
  frame();
  expect(queue.settled).toBe(true);
  expect(come).toEqual([]);
});

test("a part that fails holds up nobody", () => {
  queue.enqueue(() => {
    throw new Error("broken");
  });
  take("log");
  expect(frame).toThrow("broken");
  frame();
  expect(come).toEqual(["log"]);
});
