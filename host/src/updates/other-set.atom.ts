import { atom } from '@handover/shared/store';

/** The id of the set that is current in place of this page's own: a newer one, or after a rollback an older one. */
export const otherSetAtom = atom<string | undefined>(undefined);
