import { CLOSING_KINDS, type ClosingKind, type ClosingLine, type Day } from '@handover/shared/contract';
import { lineFilters } from './line-filters.ts';

const isDone = ({ state }: Pick<ClosingLine, 'state'>) => state === 'confirmed' || state === 'not_needed';

export const closingFilters = lineFilters<ClosingLine>(isDone);

/** The lines under what they are about, in the order in which a closing goes. */
export function byKind(lines: readonly ClosingLine[]): { kind: ClosingKind; lines: ClosingLine[] }[] {
  return CLOSING_KINDS.map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) })).filter(
    (group) => group.lines.length > 0,
  );
}

/** Whether its day is over and it is still to be done. */
export const isLate = ({ due_on, state }: Pick<ClosingLine, 'due_on' | 'state'>, today: Day): boolean =>
  due_on !== null && due_on < today && state === 'open';
