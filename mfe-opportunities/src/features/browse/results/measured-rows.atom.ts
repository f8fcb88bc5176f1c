import { atom } from '@handover/shared/store';
import type { VirtualItem } from '@tanstack/react-virtual';

/** The measured heights of each list that was left, by the key of its history entry: back finds the list as high as it was. */
export const measuredRowsAtom = atom(() => new Map<string, VirtualItem[]>());
