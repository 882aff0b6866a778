// What is heard at a table: a move that is made, one's own turn, a refusal, the end.
import { untrack } from "svelte";
import { sound } from "../shell/sound.ts";
import type { Table } from "../wire/table.svelte.ts";

/** Listen to a table as long as the component lives that calls this. */
export function playTableSounds(table: Table): void {
  let before: { turn: number | null; status: string } | null = null; // nothing sounds for what was there at first
  $effect(() => {
    const { sight } = table;
    if (!sight) return;
    const now = { turn: sight.turn, status: sight.status };
    if (before && now.status === "ended" && before.status !== "ended") sound("end");
    else if (before && now.turn !== null && now.turn !== before.turn) sound("turn");
    before = now;
  });
  $effect(() => {
    if (table.refusal) sound("refused");
  });
  let sending = untrack(() => table.sending.size);
  $effect(() => {
    if (table.sending.size > sending) sound("lay");
    sending = table.sending.size;
  });
}
