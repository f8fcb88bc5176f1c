import { buildRevenueRow } from '@handover/shared/testing/node';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { sellKind } from '../sell-kind.ts';
import { changedFormValues, isOffered, newDocuments } from './offered-changes.ts';

const { values } = sellKind.toStored({});
const office = { address: { address: '', country_name: 'France', city: 'Lyon', street: '', zip_code: '' } };
const year = {
  date: '2025-01-01' as const,
  revenue: 9,
  number_of_employees: 3,
  ebitda: 1,
  net_profit: null,
  currency: 4,
};
const row = { ...buildRevenueRow(0), year: '2025', revenue: 9, number_of_employees: 3, ebitda: 1 };
const file = (id: number) => ({
  id,
  name: `${id}.pdf`,
  size: 1,
  extension: 'pdf',
  group: null,
  url: '',
  created_at: '2026-01-05T09:00:00.000Z',
});
const food = { id: 5, name: 'Food', name_fr: 'Alimentation' };

test.each<[CompanyChange, object, boolean]>([
  [{ field: 'sectors', before: [], after: [food] }, { sectors: ['5'] }, true],
  [{ field: 'country', before: null, after: food }, { country: '5' }, true],
  [{ field: 'country', before: food, after: null }, { country: null }, false],
  [{ field: 'city', before: 'Lyon', after: 'Voiron' }, { city: 'Voiron' }, true],
  [{ field: 'activity', before: 'Bread', after: '' }, { activity: '' }, false],
  [{ field: 'offices', before: [], after: [office] }, { offices: [office.address] }, true],
  [{ field: 'revenues', before: [], after: [year] }, { revenues: [row], currency: '4' }, true],
  [{ field: 'documents', before: [file(1)], after: [file(1), file(2)] }, {}, true],
  [{ field: 'documents', before: [file(1)], after: [] }, {}, false],
])('%j changes %j: offered %j', (change, after, offered) => {
  expect([changedFormValues(change), isOffered(change, values)]).toEqual([after, offered]);
});

test('only documents that the company has gained are copied', () => {
  expect(newDocuments({ field: 'documents', before: [file(1)], after: [file(1), file(2)] })).toEqual([2]);
});
