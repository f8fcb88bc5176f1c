import { atom } from '../store/index.ts';
import type { OpenModal } from './open-modal.ts';

/** The open modals, the topmost last. */
export const openModalsAtom = atom<readonly OpenModal[]>([]);
