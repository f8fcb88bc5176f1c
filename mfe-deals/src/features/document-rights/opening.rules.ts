import { type Day, type DocumentAccess, type DocumentRights, isDay } from '@handover/shared/contract';

/** When a document opens: with its phase, not before a day, at once, or on a day whatever the phase. */
export const OPENINGS = ['phase', 'phaseAndDay', 'now', 'day'] as const;
export type Opening = (typeof OPENINGS)[number];

export const hasDay = (opening: Opening) => opening === 'phaseAndDay' || opening === 'day';

export function openingOf({ opens_early, opens_on }: DocumentRights): Opening {
  if (opens_early) return opens_on ? 'day' : 'now';
  return opens_on ? 'phaseAndDay' : 'phase';
}

/** As the folder says. */
export const INHERITED = 'inherited';
export type Choice = DocumentAccess | typeof INHERITED;

type Chosen = Omit<DocumentRights, 'access'> & { access: DocumentAccess | null };
const OF_FOLDER: Chosen = { access: null, opens_early: false, opens_on: null };

/**
 * As the server takes it; what is hidden has no opening. At the top what the phase opens to all has no rights of its
 * own, so that a folder into which it is moved decides.
 */
export function rightsOf(access: Choice, opening: Opening, day: string, isAtTop: boolean): Chosen {
  if (access === INHERITED || (isAtTop && access === 'download' && opening === 'phase')) return OF_FOLDER;
  const opens = access !== 'hidden';
  const opensOn: Day | null = isDay(day) ? day : null;
  return {
    access,
    opens_early: opens && (opening === 'now' || opening === 'day'),
    opens_on: opens && hasDay(opening) ? opensOn : null,
  };
}
