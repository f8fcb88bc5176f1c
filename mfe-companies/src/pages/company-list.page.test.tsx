import { paths } from '@handover/shared/contract';
import { buildPaged, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildCompany } from '../testing/build-company.ts';
import { CompanyListPage } from './company-list.page.tsx';

test('nothing yet: one thing to do', async () => {
  const http = fakeHttp().on('get', paths.profileCompanies, { body: buildPaged([]) });
  renderWithPlatform(<CompanyListPage />, { http, signedIn: true });
  const create = await screen.findByRole('link', { name: 'list.create' });
  expect(create.getAttribute('href')).toBe('/user-companies/edit/create');
});

test('a name typed goes into the address and to the server', async () => {
  const http = fakeHttp().on('get', paths.profileCompanies, { body: buildPaged([buildCompany()]) });
  const { address } = renderWithPlatform(<CompanyListPage />, {
    http,
    signedIn: true,
    route: '/user-companies',
  });
  await screen.findByRole('link', { name: 'Atelier Vercors Usinage' });
  await pasteInto(screen.getByRole('searchbox'), 'vercors');
  await waitFor(() => expect(address()).toBe('/user-companies?name=vercors'));
  await waitFor(() => expect(http.calls.at(-1)?.params.name).toBe('vercors'));
});
