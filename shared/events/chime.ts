/** The sound of a notification. */
export interface Chime {
  /** Sounds in one tab only, if wanted and once the person has touched a page; never rejects. */
  play(id: number): Promise<void>;
  readonly enabled: boolean;
  setEnabled(enabled: boolean): void;
}

const PREFERENCE = 'handover.sound';
/** How long the tab that sounds keeps the others quiet, in milliseconds. */
const HOLD = 3000;
const TONES = [
  { hertz: 659.25, at: 0 },
  { hertz: 880, at: 0.14 },
];

/** Two soft tones, made here: no file to fetch. */
async function soundTones(): Promise<void> {
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

/** Browsers without the question are asked nothing: there the attempt itself is refused, quietly. */
const wasTouched = () => navigator.userActivation?.hasBeenActive ?? true;

export function createChime(sound: () => Promise<void> = soundTones): Chime {
  const chime: Chime = {
    get enabled() {
      return localStorage.getItem(PREFERENCE) !== 'off';
    },
    setEnabled: (enabled) => localStorage.setItem(PREFERENCE, enabled ? 'on' : 'off'),
    async play(id) {
      if (!chime.enabled || !wasTouched()) return;
      const quietly = () => sound().catch(() => undefined);
      if (!navigator.locks) return quietly();
      await navigator.locks.request(`handover:chime:${id}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        await Promise.all([quietly(), new Promise((resolve) => setTimeout(resolve, HOLD))]);
      });
    },
  };
  return chime;
}
