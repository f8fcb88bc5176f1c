import { atom } from '@handover/shared/store';

/** Whether the other release set is being offered. */
export const offerShownAtom = atom(false);
