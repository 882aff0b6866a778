// A few small sounds, made by the browser itself; there are none until somebody wants them.
import { settings } from "./settings.svelte.ts";

export type Sound = "lay" | "turn" | "refused" | "end";

/** Pitch in hertz, when it begins, and how long it rings, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const SOUNDS: Record<Sound, { shape: OscillatorType; loud: number; tones: readonly Tone[] }> = {
  lay: {
    shape: "triangle",
    loud: 0.16,
    tones: [
      [196, 0, 0.09],
      [147, 0.03, 0.12],
    ],
  },
  turn: {
    shape: "sine",
    loud: 0.12,
    tones: [
      [523, 0, 0.25],
      [659, 0.13, 0.4],
    ],
  },
  refused: {
    shape: "triangle",
    loud: 0.1,
    tones: [
      [165, 0, 0.14],
      [139, 0.12, 0.22],
    ],
  },
  end: {
    shape: "sine",
    loud: 0.12,
    tones: [
      [392, 0, 0.3],
      [494, 0.14, 0.3],
      [587, 0.28, 0.3],
      [784, 0.42, 0.8],
    ],
  },
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { shape, loud, tones } = SOUNDS[name];
  for (const [pitch, at, length] of tones) ring(context, shape, loud, pitch, context.currentTime + at, length);
}

/** One tone that is struck and fades away. */
function ring(on: AudioContext, shape: OscillatorType, loud: number, pitch: number, at: number, length: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}
