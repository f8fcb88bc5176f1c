import type { Day, DiligenceLine } from '@handover/shared/contract';
import { lineFilters } from './line-filters.ts';

const { filter, count } = lineFilters<DiligenceLine>(
  ({ state }) => state === 'accepted' || state === 'not_applicable',
);
export const filterLines = filter;
export const countLines = count;

export interface LineSection {
  number: number;
  name: string;
  lines: DiligenceLine[];
}

/** The lines under their sections, in the order of their numbers. */
export function toSections(lines: readonly DiligenceLine[]): LineSection[] {
  const sections = new Map<number, LineSection>();
  for (const line of lines) {
    const found = sections.get(line.section_number);
    if (found) found.lines.push(line);
    else
      sections.set(line.section_number, { number: line.section_number, name: line.section, lines: [line] });
  }
  return [...sections.values()];
}

/** Whether its day is over and it is still to be provided. */
export const isOverdue = ({ due_on, state }: DiligenceLine, today: Day): boolean =>
  due_on !== null && due_on < today && (state === 'open' || state === 'returned');
