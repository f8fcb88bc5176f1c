import type { RevenueRow } from '@handover/shared/forms';
import { buildRevenueRow } from '@handover/shared/testing/node';
import { sellKind } from '../sell-kind.ts';
import type { CompanyValues } from './company-values.ts';
import { isTaken, type TakenPart, takeOverOf } from './take-over.rules.ts';

const empty: CompanyValues = sellKind.toStored({}).values;
const year: RevenueRow = { ...buildRevenueRow(0), year: '2025', revenue: 4_800_000, number_of_employees: 34 };
const proven = (proof: string | null) => ({
  ...vercors,
  revenues: [{ ...year, add_backs: [{ kind: 'other', amount: 1, reason: 'Once', proof }] }],
});
const vercors: CompanyValues = {
  ...empty,
  sectors: ['1'],
  country: '1',
  activity: 'Machines parts for aircraft, in small series.',
  revenues: [year],
  currency: '4',
};
const abers: CompanyValues = { ...empty, sectors: ['5'], activity: 'Bakes biscuits by the sea.' };
const typed = 'What I wrote about it.';

test.each<[string, CompanyValues, CompanyValues | undefined, TakenPart[], TakenPart[]]>([
  ['all of it, into an empty form', empty, undefined, ['sectors', 'country', 'activity', 'revenues'], []],
  ['nothing that is there already', vercors, undefined, [], []],
  [
    'not what was typed, without a question',
    { ...empty, activity: typed },
    undefined,
    ['sectors', 'country', 'revenues'],
    ['activity'],
  ],
  [
    'what was taken over from the company before, and not changed since',
    abers,
    abers,
    ['sectors', 'country', 'activity', 'revenues'],
    [],
  ],
  [
    'not what was changed since',
    { ...abers, activity: typed },
    abers,
    ['sectors', 'country', 'revenues'],
    ['activity'],
  ],
  ['figures in another currency', { ...vercors, currency: '1' }, undefined, [], ['revenues']],
  [
    'a text that the company does not have: what was typed stays',
    { ...vercors, financial: typed },
    undefined,
    [],
    [],
  ],
])('a company is taken over: %s', (_case, values, before, free, asked) => {
  expect(takeOverOf(values, vercors, before)).toEqual({ free, typed: asked });
});

test('what the company before has and the new one has not is emptied', () => {
  expect(takeOverOf(vercors, abers, vercors)).toEqual({
    free: ['sectors', 'country', 'activity', 'revenues'],
    typed: [],
  });
});

test.each<[string, TakenPart, CompanyValues, boolean]>([
  ['a text as the company has it', 'activity', vercors, true],
  ['a text that was changed', 'activity', { ...vercors, activity: typed }, false],
  ['figures', 'revenues', vercors, true],
  [
    'figures of which one was changed',
    'revenues',
    { ...vercors, revenues: [{ ...year, revenue: 1 }] },
    false,
  ],
  ['what neither has', 'financial', vercors, false],
])('%s: marked as taken over %s %j', (_case, part, values, marked) => {
  expect(isTaken(part, values, vercors)).toBe(marked);
});

test('a line that a copy of the same document proves is the one of the company', () => {
  expect(isTaken('revenues', proven('8'), proven('7'))).toBe(true);
  expect(isTaken('revenues', proven('8'), vercors)).toBe(false);
});
