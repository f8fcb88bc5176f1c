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

/** Whether notifications play a sound in this browser, the same in all its tabs. The default is off. */
export const notificationSoundAtom = atom(
  (get) => get(soundOnAtom),
  (_get, set, on: boolean) => {
    storeSoundPreference(on);
    set(soundOnAtom, isSoundOn());
  },
);
