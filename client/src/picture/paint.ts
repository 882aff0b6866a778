// The picture of a finished game: drawn by the page where nobody sees it, then painted as a file that can be sent to friends.
import { flushSync, mount, unmount } from "svelte";
import type { GamePicture } from "../games/manifest.ts";
import type { TableView } from "../wire/messages.ts";
import Poster, { HIGH, WIDE } from "./Poster.svelte";
import { standalone } from "./standalone.ts";

export interface Finished {
  sight: TableView;
  when: number | null; // milliseconds since 1970, if it is known when the game ended
}

/** Paint a finished game on a canvas, which then has the size of the picture. */
export async function paint(canvas: HTMLCanvasElement, game: GamePicture, { sight, when }: Finished): Promise<void> {
  const target = document.createElement("div");
  await game.ready?.();
  const poster = mount(Poster, { target, props: { game, sight, when } });
  try {
    flushSync();
    const drawing = target.querySelector("svg");
    if (!drawing) throw new Error("nothing was drawn");
    const image = await loaded(await standalone(drawing));
    canvas.width = WIDE;
    canvas.height = HIGH;
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, HIGH);
  } finally {
    void unmount(poster);
  }
}

/** What is on a canvas, as a file. */
export function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((then, fail) => {
    canvas.toBlob((blob) => {
      if (blob) then(new File([blob], name, { type: "image/png" }));
      else fail(new Error("no picture"));
    }, "image/png");
  });
}

async function loaded(text: string): Promise<HTMLImageElement> {
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
