// Where sounds and music leave: one context of the browser's for the page, and a limiter so that many at once stay soft.
let context: AudioContext | null = null;
let limiter: AudioNode | null = null;

/** Return the context and a way out of that volume, from 0 to 1. */
export function output(volume: number): { context: AudioContext; out: GainNode } {
  context ??= new AudioContext();
  limiter ??= limited(context);
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = volume * volume; // as loud as an ear would call it
  out.connect(limiter);
  return { context, out };
}

function limited(on: AudioContext): AudioNode {
  const made = on.createDynamicsCompressor();
  made.connect(on.destination);
  return made;
}
