import { type ReadyFacts, readinessOf, yearsOf } from './readiness.ts';

const NOTHING: ReadyFacts = {
  years: 0,
  organizational_chart: null,
  reason_for_sale: '',
  handover_months: null,
  largest_customer: null,
  documents: new Set(),
};
const there = (facts: Partial<ReadyFacts>) =>
  readinessOf({ ...NOTHING, ...facts }).flatMap(({ asked, isThere }) => (isThere ? [asked] : []));

test('of an empty sale all is missing, each with the section where it goes', () => {
  expect(there({})).toEqual([]);
  expect(readinessOf(NOTHING).map(({ asked, section }) => `${asked}: ${section}`)).toEqual([
    'years: figures',
    'accounts: documents',
    'organisation: organisation',
    'reason: facts',
    'handover: facts',
    'customers: facts',
    'contracts: documents',
  ]);
});

test.each<[Partial<ReadyFacts>, string[]]>([
  [{ years: 2 }, []],
  [{ years: 3 }, ['years']],
  [{ documents: new Set(['annual']) }, ['accounts']],
  [{ documents: new Set(['other']) }, ['contracts']],
  [{ documents: new Set(['general_ledger']) }, []],
  [{ organizational_chart: { nodes: [] } }, []],
  [{ reason_for_sale: '  ' }, []],
  [{ reason_for_sale: 'Retirement' }, ['reason']],
  // To leave at once is an answer.
  [{ handover_months: 0 }, ['handover']],
  [{ largest_customer: 'under_10' }, ['customers']],
])('%j', (facts, expected) => {
  expect(there(facts)).toEqual(expected);
});

test('documents are left out where they are not known', () => {
  const asked = readinessOf({ ...NOTHING, documents: undefined }).map((each) => each.asked);
  expect(asked).toEqual(['years', 'organisation', 'reason', 'handover', 'customers']);
});

test('a year counts once it has a revenue', () => {
  expect(yearsOf([{ revenue: 1 }, { revenue: null }, { revenue: 0 }])).toBe(2);
});
