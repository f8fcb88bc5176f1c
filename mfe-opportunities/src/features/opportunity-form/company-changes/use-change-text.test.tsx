import { type CompanyState, paths } from '@handover/shared/contract';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { useChangeText } from './use-change-text.ts';

const year: CompanyState['revenues'][number] = {
  date: '2025-01-01' as const,
  revenue: 4_800_000,
  number_of_employees: 34,
  ebitda: 720_000,
  net_profit: null,
  currency: 1,
};
const earlier = { ...year, date: '2024-01-01' as const };
const address = {
  address: '',
  street: 'Rue du Lac 3',
  zip_code: '1200',
  city: 'Nyon',
  country_name: 'Switzerland',
};
const inTown = { address: { ...address, address: 'Nyon, by the lake' } };
const file = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  extension: 'pdf',
  group: null,
  url: '',
  created_at: '2026-01-05T09:00:00.000Z',
});
const story = 'Turns and mills parts for the makers of trains, ships and lifts, in two shifts, '.repeat(3);

function Shown({ change }: { change: CompanyChange }) {
  const { before, after } = useChangeText()(change);
  return <output>{JSON.stringify([before, after])}</output>;
}

test.each<[string, CompanyChange, string[], string[]]>([
  [
    'a corrected figure, of that year only',
    { field: 'revenues', before: [year, earlier], after: [{ ...year, net_profit: 120_000.5 }, earlier] },
    ['2025 · netProfit –'],
    ['2025 · netProfit €120,000.50'],
  ],
  [
    'the headcount, and an amount that is the same in short',
    { field: 'revenues', before: [year], after: [{ ...year, revenue: 4_801_000, number_of_employees: 35 }] },
    ['2025 · revenue €4,800,000 · employees 34'],
    ['2025 · revenue €4,801,000 · employees 35'],
  ],
  [
    'another currency, wherever there is an amount',
    { field: 'revenues', before: [year], after: [{ ...year, currency: 4 }] },
    ['2025 · revenue €4,800,000 · ebitda €720,000'],
    ['2025 · revenue ₣4,800,000 · ebitda ₣720,000'],
  ],
  [
    'a year that is gone, with all its figures',
    { field: 'revenues', before: [year, earlier], after: [year] },
    ['2024 · revenue €4,800,000 · employees 34 · ebitda €720,000'],
    [],
  ],
  [
    'the street of an office, of that office only',
    {
      field: 'offices',
      before: [{ address }, inTown],
      after: [{ address }, { address: { ...inTown.address, street: 'Rue du Lac 5' } }],
    },
    ['Nyon, by the lake, Rue du Lac 3, 1200 Nyon, Suisse'],
    ['Nyon, by the lake, Rue du Lac 5, 1200 Nyon, Suisse'],
  ],
  [
    'another order of the same offices',
    { field: 'offices', before: [{ address }, inTown], after: [inTown, { address }] },
    ['Rue du Lac 3, 1200 Nyon, Suisse', 'Nyon, by the lake, Rue du Lac 3, 1200 Nyon, Suisse'],
    ['Nyon, by the lake, Rue du Lac 3, 1200 Nyon, Suisse', 'Rue du Lac 3, 1200 Nyon, Suisse'],
  ],
  [
    'a new document',
    {
      field: 'documents',
      before: [file(1, 'Lease.pdf')],
      after: [file(1, 'Lease.pdf'), file(2, 'Plan.pdf')],
    },
    [],
    ['Plan.pdf (2 KB)'],
  ],
  [
    'a word at the end of a long text, with the words around it',
    { field: 'financial', before: `${story}Audited.`, after: `${story}Unaudited.` },
    ['… for the makers of trains, ships and lifts, in two shifts, Audited.'],
    ['… for the makers of trains, ships and lifts, in two shifts, Unaudited.'],
  ],
])('shows %s', async (_, change, before, after) => {
  const http = fakeHttp().on('get', paths.countries, {
    body: buildPaged([{ id: 3, name: 'Switzerland', name_fr: 'Suisse' }]),
  });
  const language = change.field === 'offices' ? 'fr' : 'en';
  renderWithPlatform(<Shown change={change} />, { platform: createTestPlatform({ http, language }) });
  expect(await screen.findByText(JSON.stringify([before, after]))).toBeTruthy();
});
