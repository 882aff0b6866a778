// The instruments, made by the browser itself: wood for tiles, a marimba for turns, a breath of air for cards and papers.
import { output } from "./output.ts";
import type { Sound } from "./sound.ts";

const LONGEST = 2000; // milliseconds within which every sound has faded

type Play = (on: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Play> = {
  lay: (on, out, at) => knock(on, out, at, 0.5),
  laid: (on, out, at) => knock(on, out, at, 0.22),
  turn: (on, out, at) => melody(on, out, at, [523.3, 659.3], 0.12),
  refused: (on, out, at) => melody(on, out, at, [196, 174.6], 0.11),
  news: (on, out, at) => {
    rustle(on, out, at, 0.22);
    melody(on, out, at + 0.14, [440, 587.3, 440], 0.1);
  },
  end: (on, out, at) => melody(on, out, at, [392, 493.9, 587.3, 784, 987.8], 0.13),
};

/** Play a sound now; `volume` is from 0 to 1. */
export function play(name: Sound, volume: number): void {
  const { context, out, closeAfter } = output(volume);
  SOUNDS[name](context, out, context.currentTime + 0.01);
  closeAfter(LONGEST);
}

/** A wooden tile on a table: a thump, and the click of its edge. */
function knock(on: AudioContext, out: AudioNode, at: number, loud: number): void {
  const thump = on.createOscillator();
  thump.frequency.setValueAtTime(170, at);
  thump.frequency.exponentialRampToValueAtTime(85, at + 0.09);
  thump.connect(fading(on, out, at, loud, 0.13));
  thump.start(at);
  thump.stop(at + 0.14);
  air(on, at, 0.04, "bandpass", 1400).connect(fading(on, out, at, loud * 0.5, 0.04));
}

/** Paper that is turned over. */
function rustle(on: AudioContext, out: AudioNode, at: number, length: number): void {
  air(on, at, length, "highpass", 2500).connect(fading(on, out, at, 0.12, length));
}

/** One tone of a marimba after the other, the last one ringing on. */
function melody(on: AudioContext, out: AudioNode, at: number, pitches: readonly number[], step: number): void {
  for (const [number, pitch] of pitches.entries()) {
    strike(on, out, at + number * step, pitch, number === pitches.length - 1 ? 0.9 : 0.45);
  }
}

/** A bar that is struck: its tone, and a short overtone four times as high. */
export function strike(on: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud = 0.3): void {
  for (const [times, share, ring] of [
    [1, 1, length],
    [3.98, 0.25, length * 0.3],
  ] as const) {
    const tone = on.createOscillator();
    tone.frequency.setValueAtTime(pitch * times, at);
    tone.connect(fading(on, out, at, loud * share, ring));
    tone.start(at);
    tone.stop(at + ring);
  }
}

function fading(on: AudioContext, out: AudioNode, at: number, loud: number, length: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** Noise through a filter. */
function air(on: AudioContext, at: number, length: number, kind: BiquadFilterType, pitch: number): AudioNode {
  const samples = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = samples;
  const filter = on.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(pitch, at);
  source.connect(filter);
  source.start(at);
  return filter;
}
