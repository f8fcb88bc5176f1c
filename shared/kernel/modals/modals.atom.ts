import { serviceAtom } from '../store/index.ts';
import type { Modals } from './modals.ts';

/** The modals of the platform. */
export const modalsAtom = serviceAtom<Modals>('modals');
