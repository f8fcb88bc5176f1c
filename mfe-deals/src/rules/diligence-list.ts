import type { Day, DiligenceLine } from '@handover/shared/contract';

export const LINE_FILTERS = ['open', 'mine'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

const isDone = ({ state }: Pick<DiligenceLine, 'state'>) =>
  state === 'accepted' || state === 'not_applicable';

const FOUND: Record<LineFilter, (line: DiligenceLine) => boolean> = {
  open: (line) => !isDone(line),
  mine: ({ mine }) => mine,
};

/** The lines that a filter finds; all without one. */
export const filterLines = (lines: readonly DiligenceLine[], filter: LineFilter | undefined) =>
  filter ? lines.filter(FOUND[filter]) : [...lines];

export const countLines = (lines: readonly DiligenceLine[]): Record<'all' | LineFilter, number> => ({
  all: lines.length,
  open: lines.filter(FOUND.open).length,
  mine: lines.filter(FOUND.mine).length,
});

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
