import { useSyncExternalStore } from 'react';
import { currentTimeZone, onMomentChange } from './moment.ts';

/** The time zone to render with; undefined: that of the system. */
export const useTimeZone = (): string | undefined =>
  useSyncExternalStore(onMomentChange, currentTimeZone, currentTimeZone);
