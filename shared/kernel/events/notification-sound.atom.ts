import { atom } from '../store/index.ts';
import { isSoundOn, rememberSound, SOUND_PREFERENCE } from './sound-preference.ts';

const soundOnAtom = atom(isSoundOn());
soundOnAtom.onMount = (set) => {
  // The browser tells of a change in the other tabs only.
  const follow = ({ key }: StorageEvent) => (key === SOUND_PREFERENCE || key === null) && set(isSoundOn());
  set(isSoundOn());
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** Whether notifications sound in this browser; follows its other tabs. Off until the person switches it on. */
export const notificationSoundAtom = atom(
  (get) => get(soundOnAtom),
  (_get, set, on: boolean) => {
    rememberSound(on);
    set(soundOnAtom, isSoundOn());
  },
);
