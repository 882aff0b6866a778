// Where sounds and music leave: one context of the browser's for the page, and a limiter so that many at once stay soft.
let context: AudioContext | null = null;
let limiter: AudioNode | null = null;

/** Return the context and a way out of that volume, from 0 to 1. */
export function output(volume: number): { context: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  limiter ??= limited(context);
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = gainOf(volume);
  out.connect(limiter);
  return { context, out };
}

/** How much a volume from 0 to 1 lets through, so that it is as loud as an ear would call it. */
export function gainOf(volume: number): number {
  return volume * volume;
}

function limited(on: AudioContext): AudioNode {
  const made = on.createDynamicsCompressor();
  made.connect(on.destination);
  return made;
}
