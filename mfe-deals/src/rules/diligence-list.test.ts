import type { Day } from '@handover/shared/contract';
import { buildLine } from '../testing/build-diligence.ts';
import { countLines, filterLines, isOverdue, toSections } from './diligence-list.ts';

const lines = [
  buildLine({ id: 1, section: 'Legal', section_number: 1, number: 1, state: 'accepted' }),
  buildLine({ id: 2, section: 'Legal', section_number: 1, number: 2, state: 'open', mine: true }),
  buildLine({ id: 3, section: 'Tax', section_number: 2, number: 1, state: 'provided' }),
  buildLine({ id: 4, section: 'Tax', section_number: 2, number: 2, state: 'not_applicable' }),
];
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

test('lines are filtered and counted: open are those that are not done, mine those that wait for the viewer', () => {
  expect(idsOf(filterLines(lines, undefined))).toEqual([1, 2, 3, 4]);
  expect(idsOf(filterLines(lines, 'open'))).toEqual([2, 3]);
  expect(idsOf(filterLines(lines, 'mine'))).toEqual([2]);
  expect(countLines(lines)).toEqual({ all: 4, open: 2, mine: 1 });
});

test('lines stand under their sections', () => {
  expect(toSections(lines).map(({ name, lines: own }) => [name, idsOf(own)])).toEqual([
    ['Legal', [1, 2]],
    ['Tax', [3, 4]],
  ]);
});

test.each([
  ['2026-11-29', 'open', true],
  ['2026-11-29', 'returned', true],
  ['2026-11-29', 'provided', false],
  ['2026-11-30', 'open', false],
  [null, 'open', false],
] as const)('due on %s, %s, on 30 November: overdue is %s', (due_on, state, expected) => {
  expect(isOverdue(buildLine({ due_on: due_on as Day | null, state }), '2026-11-30' as Day)).toBe(expected);
});
