/** One quiet sound: a small bell of two notes when it is my turn. It is made here, so there is no file to fetch. */

import { settings } from "./settings";

const NOTES = [
  { pitch: 659.3, after: 0 },
  { pitch: 987.8, after: 0.14 },
];
const LENGTH = 1.1; // seconds until a note has died away
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

function strike(audio: AudioContext, pitch: number, at: number): void {
  // A bell is its note and a fainter one above, which is gone sooner.
  for (const [times, share, length] of [
    [1, 1, LENGTH],
    [2.76, 0.25, LENGTH / 3],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch * times });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS * share, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Ring, if the player wants sounds; a browser stays silent until somebody has touched the page. */
export function ring(): void {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  for (const { pitch, after } of NOTES) strike(context, pitch, context.currentTime + after);
}
