import { type Day, type DocumentRights, isDay } from '@handover/shared/contract';

/** When a document opens: with its phase, not before a day, at once, or on a day whatever the phase. */
export const OPENINGS = ['phase', 'phaseAndDay', 'now', 'day'] as const;
export type Opening = (typeof OPENINGS)[number];

export const hasDay = (opening: Opening) => opening === 'phaseAndDay' || opening === 'day';

export function openingOf({ opens_early, opens_on }: DocumentRights): Opening {
  if (opens_early) return opens_on ? 'day' : 'now';
  return opens_on ? 'phaseAndDay' : 'phase';
}

/** The value that the server takes; what is hidden has no opening. */
export function rightsOf(access: DocumentRights['access'], opening: Opening, day: string): DocumentRights {
  const opens = access !== 'hidden';
  const opensOn: Day | null = isDay(day) ? day : null;
  return {
    access,
    opens_early: opens && (opening === 'now' || opening === 'day'),
    opens_on: opens && hasDay(opening) ? opensOn : null,
  };
}
