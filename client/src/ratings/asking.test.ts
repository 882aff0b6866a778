import { expect, test, vi } from "vitest";
import { RefusedRequest } from "../wire/http.ts";
import { Asking } from "./asking.svelte.ts";

const refused = (status: number) => new RefusedRequest(status, "too-many", { key: "", english: "Too many." });

test("what was too much at once is asked again after a while, and anything else only by hand", async () => {
  vi.useFakeTimers();
  const answers = [refused(429), refused(429), null, refused(403), null];
  const asking = new Asking();
  let asked = 0;
  const work = async () => {
    const answer = answers[asked++];
    if (answer) throw answer;
  };
  await asking.ask(work);
  expect([asked, asking.problem !== "", asking.missed]).toEqual([1, true, work]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, asking.problem, asking.missed]).toEqual([3, "", null]);
  await asking.ask(work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, asking.missed]).toEqual([4, work]);
  await asking.ask(work);
  expect([asked, asking.problem]).toEqual([5, ""]);
  vi.useRealTimers();
});

test("a page that is left asks nothing more", async () => {
  vi.useFakeTimers();
  const asking = new Asking();
  let asked = 0;
  await asking.ask(async () => {
    asked += 1;
    throw refused(429);
  });
  asking.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  vi.useRealTimers();
});
