import { paths } from '@handover/shared/contract';
import { createTestPlatform, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { RemoveCompany } from '../features/remove-company/remove-company.tsx';
import { buildCompany } from '../testing/build-company.ts';
import { CompanyListPage } from './company-list.page.tsx';

test('an empty list has a link to register a company', async () => {
  const http = fakeHttp().on('get', paths.profileCompanies, { body: buildPaged([]) });
  renderWithPlatform(<CompanyListPage />, { http, signedIn: true });
  const create = await screen.findByRole('link', { name: 'list.create' });
  expect(create.getAttribute('href')).toBe('/user-companies/edit/create');
});

test('the search goes to the address and to the server', async () => {
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

const year = { date: '2025-01-01', revenue: 4_800_000, number_of_employees: 34, currency: 1 };
const company = buildCompany({ revenues: [{ id: 1, ...year, ebitda: null, net_profit: null }] });

test.each<[string, ReactNode, string[], string]>([
  ['saved under another name', <CompanyForm key="form" company={company} />, ['form.save'], 'Usinage SAS'],
  [
    'removed',
    <RemoveCompany key="remove" company={company} />,
    ['view.remove', 'remove.confirm'],
    'Its neighbour',
  ],
])('the list is up to date after a company was %s', async (_, page, buttons, listed) => {
  let companies = [company];
  const http = fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|countries|regions|currencies)\/$/, { body: buildPaged([]) })
    .on('get', paths.profileCompanies, () => ({ body: buildPaged(companies) }))
    .on('patch', paths.profileCompany(7), () => {
      companies = [{ ...company, name: 'Usinage SAS' }];
      return { body: companies[0] };
    })
    .on('delete', paths.profileCompany(7), () => {
      companies = [{ ...company, id: 8, name: 'Its neighbour' }];
      return { status: 204 };
    })
    .on('post', paths.companyRevenues(7), { body: [] })
    .on('post', paths.companyOffices(7), { body: [] });
  const platform = createTestPlatform({ http, signedIn: true });
  const open = (ui: ReactNode) => renderWithPlatform(ui, { platform, route: '/here' });
  const before = open(<CompanyListPage />);
  await screen.findByRole('link', { name: company.name });
  before.unmount();
  const { address, unmount } = open(page);
  const name = screen.queryByRole('textbox', { name: /form\.name/ });
  if (name) fireEvent.change(name, { target: { value: 'Usinage SAS' } });
  for (const button of buttons) fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(address()).not.toBe('/here'));
  unmount();
  open(<CompanyListPage />);
  await screen.findByRole('link', { name: listed });
  expect(screen.queryByRole('link', { name: company.name })).toBeNull();
});
