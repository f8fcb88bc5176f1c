import { atom } from '../store/index.ts';
import type { Message } from './message.ts';

/** What was said and has not gone yet, oldest first; also what no outlet has shown so far. */
export const shownMessagesAtom = atom<readonly Message[]>([]);
