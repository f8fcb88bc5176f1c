/** Where this browser keeps whether notifications sound; other tabs are told of it under this key. */
export const SOUND_PREFERENCE = 'handover.sound';

/** Storage may be switched off: then nothing is remembered, and nothing sounds. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_PREFERENCE) === 'on';
  } catch {
    return false;
  }
}

export function rememberSound(on: boolean): void {
  try {
    localStorage.setItem(SOUND_PREFERENCE, on ? 'on' : 'off');
  } catch {
    // See `isSoundOn`.
  }
}
