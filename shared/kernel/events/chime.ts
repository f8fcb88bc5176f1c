/** The sound of a notification: off until the person allows it, in this browser, on the page of settings. */
export interface Chime {
  /** Sounds in one tab only, once for each notification; several at once sound once. Never rejects. */
  play(id: number): Promise<void>;
  /** Sounds once, here, whatever is switched: to hear what one would switch on. Never rejects. */
  sample(): Promise<void>;
  readonly enabled: boolean;
  /** What the person wants; remembered in this browser, for all its tabs. */
  setEnabled(enabled: boolean): void;
  /** Told when it is switched, in any tab. Returns the way to stop. */
  onChange(listener: () => void): () => void;
}

const PREFERENCE = 'handover.sound';

/** Storage may be switched off: then nothing is remembered, and nothing sounds. */
const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See `recall`.
  }
};

// Fetched when something sounds: most visits stay silent.
const soundTones = async () => (await import('./sound-tones.ts')).soundTones();
const claimSound = async (id: number) => (await import('./claim-sound.ts')).claimSound(id);

/** Browsers without the question are asked nothing: there the attempt itself is refused, quietly. */
const wasTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Makes the chime; once per platform. */
export function createChime(sound: () => Promise<void> = soundTones): Chime {
  const listeners = new Set<() => void>();
  const chime: Chime = {
    sample: () => sound().catch(() => undefined),
    get enabled() {
      return recall(PREFERENCE) === 'on';
    },
    setEnabled(enabled) {
      remember(PREFERENCE, enabled ? 'on' : 'off');
      for (const listener of [...listeners]) listener();
    },
    onChange(listener) {
      // The browser tells of a change in the other tabs only; `setEnabled` tells this one.
      const follow = ({ key }: StorageEvent) => (key === PREFERENCE || key === null) && listener();
      listeners.add(listener);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', follow);
      };
    },
    async play(id) {
      if (!chime.enabled || !wasTouched()) return;
      const mine = await claimSound(id).catch(() => false);
      if (mine) await sound().catch(() => undefined);
    },
  };
  return chime;
}
