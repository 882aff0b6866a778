// The drawings of fields by name. They hang in one gallery that is put up when the first of them is wanted.
import { mount } from "svelte";
import { renderQueue } from "../../../shell/layout/render-queue.ts";
import Gallery from "./Gallery.svelte";

export const KINDS = ["A", "P", "T", "W"] as const;
export type Kind = (typeof KINDS)[number];

/** How many drawings each kind has. */
export const LOOKS: Record<Kind, number> = { A: 4, P: 4, T: 3, W: 4 };

/** The outline of a tile, to which its fields are cut. */
export const FRAME = "tile-frame";

export function drawingId(kind: Kind, look: number, plain: boolean): string {
  return plain ? `field-${kind}` : `field-${kind}-${look % LOOKS[kind]}`;
}

let hung = false;

/** Put the gallery up, once for the whole page. */
export function hangGallery(): void {
  if (hung || typeof document === "undefined") return;
  hung = true;
  renderQueue.enqueue(() => mount(Gallery, { target: document.body }));
}
