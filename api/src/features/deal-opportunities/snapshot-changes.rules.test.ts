import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Day, DealOpportunity, Opportunity, PrivateData } from '@handover/shared/contract';
import { snapshotChanges } from './snapshot-changes.rules.ts';

const year = { revenue: 4_800_000, number_of_employees: 34, ebitda: 720_000, net_profit: null, currency: 1 };
const office = (id: number, city: string) => ({
  id,
  address: { address: '', street: '', zip_code: '74000', city, country_name: 'France' },
});
const given = { revenues: [{ id: 1, date: '2025-01-01' as Day, ...year }], offices: [office(1, 'Annecy')] };

const teaser: Opportunity = {
  id: 3,
  type_of_opportunity: 'sell',
  project_title: 'Precision machining',
  sectors: [],
  preferred_sectors: [],
  sub_sectors: [],
  tags: [],
  country: null,
  region: null,
  background_image: null,
  activity: 'Parts for aircraft.',
  unique_selling_proposition: 'Certified.',
  reason_for_sale: '',
  founded_year: null,
  handover_months: null,
  largest_customer: null,
  growth_shown: 'none',
  growth: null,
  asking_price: 3_900_000,
  preferred_currency: 1,
  bands: null,
  exact: null,
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
  preferred_description: '',
  language: null,
  is_favorite: false,
  request_access_status: {
    status: 'owner',
    deal_id: null,
    request_id: null,
    asked_at: null,
    expires_at: null,
    reply_by: null,
    can_request_from: null,
    decline_reason: null,
    refusal: null,
  },
  under_exclusivity: false,
  sold: false,
  sold_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-06T09:00:00.000Z',
  published_at: null,
  validated: true,
  own: null,
};
const person = {
  first_name: 'Claire',
  last_name: 'Moreau',
  linkedin_url: '',
  company: '',
  role: '',
  place: '',
  website: '',
  spoken_languages: '',
  about: '',
  image: null,
  email: null,
  phone: null,
  is_suspended: false,
  is_former: false,
};
const company: PrivateData = {
  company_name: 'Atelier',
  website: '',
  phone: '',
  city: '',
  zip_code: '',
  ...given,
  financial: '',
  operational_kpi: '',
  ownership_structure: '',
  organizational_chart: null,
  owner: person,
};
const facts = (
  opportunity: Partial<Opportunity> = {},
  data: Partial<PrivateData> = {},
): Pick<DealOpportunity, 'opportunity' | 'private_data'> => ({
  opportunity: { ...teaser, ...opportunity },
  private_data: { ...company, ...data },
});
const euros = (amount: number) => ({ amount, currency: 1 });
const change = (field: string, before: unknown, after: unknown, of: number | null = null) => ({
  field,
  year: of,
  before,
  after,
});
const changes = (after: ReturnType<typeof facts>) => snapshotChanges(facts(), after);

test('an edit that changes nothing has no changes; ids of rows that were replaced do not count', () => {
  assert.deepEqual(changes(facts()), []);
  const again = {
    revenues: given.revenues.map((row) => ({ ...row, id: 9 })),
    offices: [office(9, 'Annecy')],
  };
  assert.deepEqual(changes(facts({}, again)), []);
});

test('a new name of a sector is no change of the deal, another sector is', () => {
  const sector = (id: number, name: string) =>
    ({ id, name, name_fr: name }) as Opportunity['sectors'][number];
  const from = (...sectors: Opportunity['sectors']) => facts({ sectors });
  const before = from(sector(1, 'Metal'), sector(2, 'Wood'));
  assert.deepEqual(snapshotChanges(before, from(sector(2, 'Timber'), sector(1, 'Metal'))), []);
  const { length } = snapshotChanges(before, from(sector(1, 'Metal'), sector(3, 'Glass')));
  assert.equal(length, 1);
});

test('price and currency', () => {
  assert.deepEqual(changes(facts({ asking_price: 3_500_000 })), [
    change('asking_price', euros(3_900_000), euros(3_500_000)),
  ]);
  assert.deepEqual(changes(facts({ asking_price: null })), [change('asking_price', euros(3_900_000), null)]);
  assert.deepEqual(changes(facts({ preferred_currency: 4 })), [
    change('asking_price', euros(3_900_000), { amount: 3_900_000, currency: 4 }),
  ]);
});

test('figures, by year and figure; a year that is added or gone', () => {
  const more = { ...year, revenue: 5_000_000, ebitda: null };
  assert.deepEqual(changes(facts({}, { revenues: [{ id: 2, date: '2025-01-01' as const, ...more }] })), [
    change('revenue', euros(4_800_000), euros(5_000_000), 2025),
    change('ebitda', euros(720_000), null, 2025),
  ]);
  const older = { id: 3, date: '2024-01-01' as const, ...year, ebitda: null };
  assert.deepEqual(changes(facts({}, { revenues: [...given.revenues, older] })), [
    change('revenue', null, euros(4_800_000), 2024),
    change('number_of_employees', null, 34, 2024),
  ]);
  assert.equal(changes(facts({}, { revenues: [] })).length, 3);
});

test('offices, texts and names; a chart without its contents', () => {
  const sector = { id: 5, name: 'Food', name_fr: 'Agroalimentaire' };
  assert.deepEqual(changes(facts({}, { offices: [office(1, 'Chambéry')] })), [
    change('office', '74000 Annecy, France', null),
    change('office', null, '74000 Chambéry, France'),
  ]);
  assert.deepEqual(changes(facts({ country: sector })), [
    change('country', null, [{ name: 'Food', name_fr: 'Agroalimentaire' }]),
  ]);
  const chart = { nodes: [{ id: 'a', parent: null, name: 'Board', title: '' }] };
  assert.deepEqual(changes(facts({}, { organizational_chart: chart })), [
    change('organizational_chart', null, null),
  ]);
});
