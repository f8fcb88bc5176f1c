/** Key in `localStorage`. */
export const SOUND_PREFERENCE = 'handover.sound';

/** Undefined until it was chosen or asked for once. Off where storage is switched off: an answer could not be kept. */
function storedSound(): 'on' | 'off' | undefined {
  try {
    const stored = localStorage.getItem(SOUND_PREFERENCE);
    if (stored === null) return undefined;
    return stored === 'on' ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

export const isSoundOn = (): boolean => storedSound() === 'on';

/**
 * Whether the user has made a choice, or was asked for one, in this browser. It is read each time, as another tab may
 * just have asked.
 */
export const isSoundChosen = (): boolean => storedSound() !== undefined;

export function storeSoundPreference(on: boolean): void {
  try {
    localStorage.setItem(SOUND_PREFERENCE, on ? 'on' : 'off');
  } catch {
    // See `storedSound`.
  }
}
