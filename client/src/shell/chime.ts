/** Two soft notes, for whoever wants to hear that time runs short. */

const NOTES = [880, 660];
const LENGTH = 0.25;

export function chime(): void {
  const context = new AudioContext();
  NOTES.forEach((pitch, at) => {
    const begin = context.currentTime + at * LENGTH;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
    if (at === NOTES.length - 1) tone.onended = () => void context.close();
  });
}
