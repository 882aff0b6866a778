import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SetEditor } from "../../games/manifest.ts";
import { RefusedRequest, Unreachable } from "../../wire/http.ts";
import type { ComponentSet } from "../../wire/messages.ts";
import { EditedSet } from "./edited-set.svelte.ts";

const EDITOR = { lines: (contents: string) => [{ text: contents, piece: null }] } as unknown as SetEditor<string>;
const GOOD = { name: "mine" } as ComponentSet;
const refusal = (status: number) =>
  new RefusedRequest(status, "code", { text: "code", english: "no", args: {} } as never);
const A_MINUTE = 60_000;

/** A set in the making whose server gives these answers, one after the other. */
function drawn(...answers: (ComponentSet | Error)[]) {
  const asked: string[] = [];
  const set = new EditedSet(EDITOR, "mine", "first", async (text) => {
    asked.push(text);
    const answer = answers.shift() ?? GOOD;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { set, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks a busy server again, which has said nothing of the set", async () => {
  const { set, asked } = drawn(refusal(503));
  await vi.advanceTimersByTimeAsync(1000);
  expect([set.checking, set.unreachable, set.refused]).toEqual([true, false, null]);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect([set.checking, set.held, asked.length]).toEqual([false, GOOD, 2]);
});
it("says that the server is away until it answers", async () => {
  const { set } = drawn(new Unreachable("away"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([set.checking, set.unreachable]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect([set.checking, set.unreachable, set.held]).toEqual([false, false, GOOD]);
});
it("takes a refusal for the verdict on the text that is shown, and has none on the next one yet", async () => {
  const refused = refusal(400);
  const { set, asked } = drawn(GOOD, refused);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  set.change("second");
  expect(set.checking).toBe(true);
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect([set.checking, set.held, set.refused]).toEqual([false, null, refused]);
  expect(asked).toEqual(["first\n", "second\n"]);
});
it("asks nothing more once it is closed", async () => {
  let fail = () => {};
  let asked = 0;
  const set = new EditedSet(EDITOR, "mine", "first", () => {
    asked += 1;
    return new Promise<ComponentSet>((_, failed) => {
      fail = () => failed(new Unreachable("away"));
    });
  });
  await vi.advanceTimersByTimeAsync(1000);
  set.stop();
  fail();
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  expect(asked).toBe(1);
});
