import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import { Sectors } from './sectors.tsx';

test('each sector links to its businesses, with its name in the current language', async () => {
  const sector = { id: 4, name: 'Health', name_fr: 'Santé', hue: 174 };
  const http = fakeHttp().on('get', '/api/sectors/', { body: buildPaged([sector]) });
  renderWithPlatform(<Sectors />, { http, language: 'fr' });
  const link = await screen.findByRole('link', { name: 'Santé' });
  expect(link.getAttribute('href')).toBe('/opportunities/sell-opportunities?sector=4');
});

test('without the list there is no empty heading', async () => {
  renderWithPlatform(<Sectors />, { http: fakeHttp() });
  screen.getByRole('heading', { level: 2 });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
