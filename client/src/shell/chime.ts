/** Two soft notes, for whoever wants to hear what the page shows. */

const SOUNDS = { "my turn": [660, 990], "time is short": [880, 660] } as const;
const LENGTH = 0.25;

export function chime(meaning: keyof typeof SOUNDS): void {
  const notes = SOUNDS[meaning];
  const context = new AudioContext();
  notes.forEach((pitch, at) => {
    const begin = context.currentTime + at * LENGTH;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
    if (at === notes.length - 1) tone.onended = () => void context.close();
  });
}
