// What is heard at a table: tiles that are laid, one's own turn, a refusal, the end, and music for who likes it.
import { untrack } from "svelte";
import { settings } from "../shell/settings.svelte.ts";
import type { Table } from "../wire/table.svelte.ts";
import type { Music } from "./music.ts";
import { sound, touched } from "./sound.ts";

/** Listen to a table as long as the component lives that calls this. */
export function playTableSounds(table: Table): void {
  let before: { turn: number | null; status: string; number: number } | null = null; // nothing sounds for what was there at first
  let own = untrack(() => table.sending.size);
  $effect(() => {
    const { sight } = table;
    if (!sight) return;
    const now = { turn: sight.turn, status: sight.status, number: sight.number };
    if (before && now.status === "ended" && before.status !== "ended") sound("end");
    else if (before && now.turn !== null && now.turn !== before.turn) sound("turn");
    else if (before && now.status === "playing" && now.number > before.number && own === 0) sound("laid");
    before = now;
  });
  $effect(() => {
    if (table.refusal) sound("refused");
  });
  $effect(() => {
    if (table.sending.size > own) sound("lay");
    own = table.sending.size;
  });
  playMusicWhileSeen();
}

/** Play music as long as it is wanted; it begins with the first touch. */
function playMusicWhileSeen(): void {
  let seen = $state(touched());
  let music = $state.raw<Music | null>(null);
  const audible = $derived(settings.volume > 0);
  $effect(() => {
    if (seen) return;
    const see = () => (seen = true);
    addEventListener("pointerdown", see, { once: true });
    addEventListener("keydown", see, { once: true });
    return () => {
      removeEventListener("pointerdown", see);
      removeEventListener("keydown", see);
    };
  });
  $effect(() => {
    if (!seen || !settings.music || !audible) return;
    let over = false;
    void import("./music.ts").then(({ playMusic }) => {
      if (!over) music = playMusic(settings.volume / 100);
    });
    return () => {
      over = true;
      music?.stop();
      music = null;
    };
  });
  $effect(() => music?.setVolume(settings.volume / 100));
}
