import { atom } from '../../kernel/store/index.ts';
import type { LogEntry } from './log-entry.ts';

/** Newest first. */
export const logEntriesAtom = atom<readonly LogEntry[]>([]);
