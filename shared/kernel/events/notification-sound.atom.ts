import { atom } from '../store/index.ts';
import { isSoundOn, SOUND_PREFERENCE, storeSoundPreference } from './sound-preference.ts';

const soundOnAtom = atom(isSoundOn());
soundOnAtom.onMount = (set) => {
  // The browser sends this event to the other tabs only.
  const follow = ({ key }: StorageEvent) => (key === SOUND_PREFERENCE || key === null) && set(isSoundOn());
  set(isSoundOn());
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** Whether notifications make a sound in this browser; in step with its other tabs. Off by default. */
export const notificationSoundAtom = atom(
  (get) => get(soundOnAtom),
  (_get, set, on: boolean) => {
    storeSoundPreference(on);
    set(soundOnAtom, isSoundOn());
  },
);
