import { isSoundOn } from './sound-preference.ts';

/** The sound of a notification: off until the person allows it, in this browser, on the page of settings. */
export interface NotificationSound {
  /** Sounds in one tab only, once for each notification; several at once sound once. Never rejects. */
  play(id: number): Promise<void>;
  /** Sounds once, here, whatever is switched: to hear what one would switch on. Never rejects. */
  sample(): Promise<void>;
}

// Fetched when something sounds: most visits stay silent.
const soundTones = async () => (await import('./sound-tones.ts')).soundTones();
const claimSound = async (id: number) => (await import('./claim-sound.ts')).claimSound(id);

/** Browsers without the question are asked nothing: there the attempt itself is refused, quietly. */
const wasTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Makes the sound of notifications; once per platform. */
export const createNotificationSound = (sound: () => Promise<void> = soundTones): NotificationSound => ({
  sample: () => sound().catch(() => undefined),
  async play(id) {
    if (!isSoundOn() || !wasTouched()) return;
    const mine = await claimSound(id).catch(() => false);
    if (mine) await sound().catch(() => undefined);
  },
});
