import { isSoundOn } from './sound-preference.ts';

/** The sound of a notification; the user switches it on in the settings. */
export interface NotificationSound {
  /** Plays in one tab only, once for each notification; several at once make one sound. Never rejects. */
  play(id: number): Promise<void>;
  /** Plays regardless of the setting, as a preview. Never rejects. */
  sample(): Promise<void>;
}

// Loaded when needed: most visits play no sound.
const playTones = async () => (await import('./play-tones.ts')).playTones();
const claimSound = async (id: number) => (await import('./claim-sound.ts')).claimSound(id);

/** Browsers play no sound before the first interaction. Without this API they refuse it themselves. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive ?? true;

export const createNotificationSound = (playSound: () => Promise<void> = playTones): NotificationSound => ({
  sample: () => playSound().catch(() => undefined),
  async play(id) {
    if (!isSoundOn() || !hasInteracted()) return;
    const claimed = await claimSound(id).catch(() => false);
    if (claimed) await playSound().catch(() => undefined);
  },
});
