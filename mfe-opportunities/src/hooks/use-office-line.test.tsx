import { paths } from '@handover/shared/contract';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { useOfficeLine } from './use-office-line.ts';

const OFFICES = [
  {
    address: '1202 Genève, Switzerland',
    street: '',
    zip_code: '1202',
    city: 'Genève',
    country_name: 'Switzerland',
  },
  { address: '', street: 'Rue du Lac 3', zip_code: '1200', city: 'Nyon', country_name: 'Switzerland' },
  { address: '', street: '', zip_code: '', city: 'Erewhon', country_name: 'Nowhere' },
];

function Offices() {
  const lineOf = useOfficeLine();
  return OFFICES.map((office) => <p key={office.city}>{lineOf(office)}</p>);
}

test('an office has its country in the language of the page', async () => {
  const http = fakeHttp().on('get', paths.countries, {
    body: buildPaged([{ id: 3, name: 'Switzerland', name_fr: 'Suisse' }]),
  });
  renderWithPlatform(<Offices />, { platform: createTestPlatform({ http, language: 'fr' }) });
  expect(await screen.findByText('1202 Genève, Suisse')).toBeTruthy();
  expect(screen.getByText('Rue du Lac 3, 1200 Nyon, Suisse')).toBeTruthy();
  expect(screen.getByText('Erewhon, Nowhere')).toBeTruthy();
});
