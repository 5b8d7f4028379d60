/** The partials of a small bowl: hertz, loudness, and seconds until each has died away. */
const PARTIALS: readonly (readonly [number, number, number])[] = [
  [528, 0.12, 3.2],
  [1056, 0.035, 2.1],
  [1452, 0.018, 1.2],
];
const ATTACK = 0.02;

/** Plays one soft note. A browser that does not let it sound stays silent. */
export function chime(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [hertz, loudness, seconds] of PARTIALS) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    const envelope = new GainNode(audio, { gain: 0 });
    envelope.gain.setValueAtTime(0, now);
    envelope.gain.linearRampToValueAtTime(loudness, now + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(envelope).connect(audio.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
  const longest = Math.max(...PARTIALS.map(([, , seconds]) => seconds));
  setTimeout(() => void audio.close(), longest * 1000 + 200);
}
