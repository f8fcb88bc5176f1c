import { atom } from '../../kernel/store/index.ts';
import type { LogEntry } from './log-entry.ts';

/** What happened, newest first. */
export const logEntriesAtom = atom<readonly LogEntry[]>([]);
