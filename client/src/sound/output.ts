// Where sounds and music leave: one context of the browser's for the page, and a limiter so that many at once stay soft.
// While nothing is heard the context is suspended: it would keep a processor and the loudspeaker awake, also for silence.
let context: AudioContext | null = null;
let limiter: AudioNode | null = null;
let heard = 0;

export interface Output {
  context: AudioContext;
  out: GainNode;
  closeAfter: (milliseconds: number) => void; // whoever opens a way out closes it
}

/** Open a way out of that volume, from 0 to 1. */
export function output(volume: number): Output {
  context ??= new AudioContext();
  const on = context;
  limiter ??= limited(on);
  void on.resume(); // also where it is being suspended just now
  const out = on.createGain();
  out.gain.value = gainOf(volume);
  out.connect(limiter);
  heard += 1;
  const close = () => {
    out.disconnect();
    heard -= 1;
    if (heard === 0) void on.suspend();
  };
  return { context: on, out, closeAfter: (milliseconds) => setTimeout(close, milliseconds) };
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
