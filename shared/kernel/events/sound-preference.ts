/** Key in `localStorage`. */
export const SOUND_PREFERENCE = 'handover.sound';

/** False where storage is switched off. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_PREFERENCE) === 'on';
  } catch {
    return false;
  }
}

export function storeSoundPreference(on: boolean): void {
  try {
    localStorage.setItem(SOUND_PREFERENCE, on ? 'on' : 'off');
  } catch {
    // See `isSoundOn`.
  }
}
