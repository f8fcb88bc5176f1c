import { atom } from '@handover/shared/store';

/** Whether a new set is offered at the moment. */
export const offerShownAtom = atom(false);
