import type { PrivateData } from '@handover/shared/contract';
import { buildOpportunity } from '@handover/shared/testing/node';
import { buildParty } from '../testing/build-deal.ts';
import { toFormValues, toPatch } from './deal-form-values.ts';

const office = { address: '', country_name: 'France', city: 'Quimper', street: '', zip_code: '29000' };
const year = {
  revenue: 2_400_000,
  number_of_employees: 24,
  ebitda: 400_000,
  net_profit: 90_000,
  currency: 2,
};
const opportunity = buildOpportunity({
  tags: [{ id: 8, name: 'Bread', name_fr: 'Pain' }],
  country: { id: 3, name: 'France', name_fr: 'France' },
  preferred_currency: 2,
  preferred_description: 'Ten to fifty people',
  preferred_min_revenue: 1,
  preferred_max_revenue: 2,
  preferred_ebitda_min: 3,
  preferred_ebitda_max: 4,
});
const privateData: PrivateData = {
  company_name: 'Ty Bara',
  website: 'https://tybara.example',
  phone: '+33 2 98 00 00 00',
  city: 'Quimper',
  zip_code: '29000',
  offices: [{ id: 1, address: office }],
  revenues: [{ id: 1, date: '2025-01-01', ...year }],
  financial: 'Audited figures',
  operational_kpi: 'Two shifts',
  ownership_structure: 'Two sisters',
  organizational_chart: null,
  owner: buildParty(),
};
const before = toFormValues({ opportunity, deal_opportunity_id: 9 }, privateData);

test('the form starts with each field as the deal has it', () => {
  const { id, offices: _offices, revenues: _revenues, currency, ...fields } = before;
  expect(id).toBe(9);
  expect(currency).toBe('2');
  const market = { sectors: ['1'], sub_sectors: [], tags: ['8'], country: '3', region: null };
  const known = { ...opportunity, ...privateData, preferred_currency: '2', ...market };
  expect(known).toMatchObject(fields);
});

test('the patch has all fields except figures and offices', () => {
  const { id: _id, offices: _offices, revenues: _revenues, currency: _currency, ...fields } = before;
  expect(toPatch(before)).toEqual(fields);
});
