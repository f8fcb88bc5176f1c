import { buildOpportunity } from '@handover/shared/testing/node';
import { wishesOf } from './wishes.ts';

const sector = { id: 4, name: 'Health', name_fr: 'Santé', hue: 174 };
const published = { validated: true, sectors: [sector] };

test('a mandate looks for businesses of its sectors and size, a business for mandates of its sectors', () => {
  const mandate = buildOpportunity({
    ...published,
    type_of_opportunity: 'buy',
    project_title: 'Clinics',
    preferred_min_revenue: 1_000_000,
    preferred_max_revenue: 5_000_000,
  });
  const business = buildOpportunity({
    ...published,
    type_of_opportunity: 'sell',
    project_title: 'Laboratory',
  });
  expect(wishesOf([mandate, business])).toEqual([
    { type: 'sell', title: 'Clinics', sectors: ['4'], revenue: { min: 1_000_000, max: 5_000_000 } },
    { type: 'buy', title: 'Laboratory', sectors: ['4'], revenue: { min: null, max: null } },
  ]);
});

test.each([
  ['under review', { validated: null }],
  ['rejected', { validated: false }],
  ['sold', { sold: true }],
  ['without sectors', { sectors: [] }],
])('nothing is looked for by one that is %s', (_, overrides) => {
  expect(wishesOf([buildOpportunity({ ...published, ...overrides })])).toEqual([]);
});

test('the first four are followed', () => {
  expect(wishesOf(Array.from({ length: 6 }, (_, id) => buildOpportunity({ ...published, id })))).toHaveLength(
    4,
  );
});
