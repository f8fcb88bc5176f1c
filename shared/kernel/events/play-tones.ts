const TONES = [
  { hertz: 659.25, at: 0 },
  { hertz: 880, at: 0.14 },
];

/** Two soft tones, synthesized: there is no file to load. */
export async function playTones(): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
    for (const { hertz, at } of TONES) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + at;
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    }
    await new Promise((resolve) => setTimeout(resolve, 800));
  } finally {
    await audio.close();
  }
}
