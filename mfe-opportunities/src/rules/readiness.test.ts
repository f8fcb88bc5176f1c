import { amongDocuments, filledIn, type ReadyFacts, readinessOf, yearsOf } from './readiness.ts';

const NOTHING: ReadyFacts = {
  years: 0,
  organizational_chart: null,
  reason_for_sale: '',
  handover_months: null,
  largest_customer: null,
};

test('all that is asked for is named, there or missing, with the section where it goes', () => {
  expect(
    readinessOf(['reason']).map(({ asked, section, isThere }) => `${asked}, ${section}: ${isThere}`),
  ).toEqual([
    'years, figures: false',
    'accounts, documents: false',
    'organisation, organisation: false',
    'reason, facts: true',
    'handover, facts: false',
    'customers, facts: false',
    'contracts, documents: false',
  ]);
});

test.each<[Partial<ReadyFacts>, string[]]>([
  [{}, []],
  [{ years: 2 }, []],
  [{ years: 3 }, ['years']],
  [{ organizational_chart: { nodes: [] } }, []],
  [{ reason_for_sale: '  ' }, []],
  [{ reason_for_sale: 'Retirement' }, ['reason']],
  // To leave at once is an answer.
  [{ handover_months: 0 }, ['handover']],
  [{ largest_customer: 'under_10' }, ['customers']],
])('%j', (facts, expected) => {
  expect(filledIn({ ...NOTHING, ...facts })).toEqual(expected);
});

test.each([
  [[], []],
  [['annual'], ['accounts']],
  [['other'], ['contracts']],
  [['general_ledger'], []],
])('documents of the kinds %j', (kinds, expected) => {
  expect(amongDocuments(new Set(kinds))).toEqual(expected);
});

test('a year counts once it has a revenue', () => {
  const cleared = '' as unknown as null;
  expect(yearsOf([{ revenue: 1 }, { revenue: null }, { revenue: 0 }, { revenue: cleared }])).toBe(2);
});
