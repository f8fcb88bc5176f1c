import { atom } from '@handover/shared/store';
import type { LogEntry } from './log-entry.ts';

/** Newest first. */
export const logEntriesAtom = atom<readonly LogEntry[]>([]);
