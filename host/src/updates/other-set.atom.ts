import { atom } from '@handover/shared/store';

/** The id of the current release set, if it is not the one of this page: newer, or older after a rollback. */
export const otherSetAtom = atom<string | undefined>(undefined);
