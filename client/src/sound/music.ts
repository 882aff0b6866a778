// Quiet music that is made while it plays: slow chords, and now and then a bar of the marimba on a note that fits. It never repeats.
import { strike } from "./instruments.ts";
import { gainOf, output } from "./output.ts";

const CHORDS = [
  [130.8, 196, 246.9, 329.6],
  [110, 164.8, 220, 261.6],
  [87.3, 130.8, 220, 349.2],
  [98, 146.8, 196, 293.7],
] as const;
const MELODY = [523.3, 587.3, 659.3, 784, 880, 1046.5] as const;
const CHORD_SECONDS = 9;
const SHARE = 0.45; // of the volume of sounds

export interface Music {
  setVolume: (volume: number) => void; // from 0 to 1
  stop: () => void;
}

/** Begin. A page that nobody sees is silent. */
export function playMusic(volume: number): Music {
  const { context, out, closeAfter } = output(volume * SHARE);
  let [number, next] = [0, context.currentTime + 0.2];
  const timer = setInterval(() => {
    if (document.hidden) next = Math.max(next, context.currentTime + 0.5);
    else if (next < context.currentTime + 1) {
      chord(context, out, next, CHORDS[number % CHORDS.length] ?? CHORDS[0]);
      ornament(context, out, next);
      number += 1;
      next += CHORD_SECONDS;
    }
  }, 400);
  return {
    setVolume: (wanted) => out.gain.setTargetAtTime(gainOf(wanted * SHARE), context.currentTime, 0.1),
    stop: () => {
      clearInterval(timer);
      out.gain.setTargetAtTime(0, context.currentTime, 0.4);
      closeAfter(2500);
    },
  };
}

/** A chord that comes and goes like a breath. */
function chord(on: AudioContext, out: AudioNode, at: number, pitches: readonly number[]): void {
  const soft = on.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 700;
  const breath = on.createGain();
  breath.gain.setValueAtTime(0, at);
  breath.gain.linearRampToValueAtTime(0.09, at + CHORD_SECONDS * 0.4);
  breath.gain.linearRampToValueAtTime(0, at + CHORD_SECONDS * 1.25);
  soft.connect(breath).connect(out);
  for (const pitch of pitches) {
    const tone = on.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.detune.value = Math.random() * 8 - 4;
    tone.connect(soft);
    tone.start(at);
    tone.stop(at + CHORD_SECONDS * 1.25);
  }
}

/** None to three notes above a chord. */
function ornament(on: AudioContext, out: AudioNode, at: number): void {
  for (let note = 0; note < 3; note++) {
    if (Math.random() < 0.45) continue;
    const pitch = MELODY[Math.floor(Math.random() * MELODY.length)] ?? 523.3;
    strike(on, out, at + 1.5 + note * 2.2 + Math.random(), pitch, 1.6, 0.06);
  }
}
