import { expect, test } from "vitest";
import { Remark } from "./remark.svelte.ts";

test("a remark goes with the move that it is about", () => {
  let move = "+(2,-2)35";
  const remark = new Remark(() => move);
  remark.say("That street leads nowhere.");
  expect(remark.text).toBe("That street leads nowhere.");

  move = "+(2,-2)02";
  expect(remark.text).toBe("");
});

test("a remark can be forgotten", () => {
  const remark = new Remark(() => "");
  remark.say("No.");
  remark.forget();

  expect(remark.text).toBe("");
});
