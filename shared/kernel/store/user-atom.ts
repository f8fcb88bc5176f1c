import { atom } from 'jotai';

/** Counts who is here; the platform moves it on at each sign-in and sign-out. */
export const sessionEpochAtom = atom(0);

/** An atom for state of the signed-in person: back to `initial` for the next one, without anybody having to reset it. */
export function userAtom<Value>(initial: Value) {
  const held = atom<{ epoch: number; value: Value } | undefined>(undefined);
  return atom(
    (get) => {
      const current = get(held);
      return current && current.epoch === get(sessionEpochAtom) ? current.value : initial;
    },
    (get, set, value: Value) => set(held, { epoch: get(sessionEpochAtom), value }),
  );
}
