import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompany } from '../../testing/build-company.ts';
import { CompanyForm } from './company-form.tsx';

const company = buildCompany({
  revenues: [
    {
      id: 1,
      date: '2025-01-01',
      revenue: 4_800_000,
      number_of_employees: 34,
      ebitda: 720_000,
      net_profit: null,
      currency: 1,
    },
  ],
});
const fakeServer = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|countries|regions|currencies)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('patch', paths.profileCompany(7), { body: company })
    .on('post', paths.companyRevenues(7), { body: [] })
    .on('post', paths.companyOffices(7), { body: [] });
const show = (http = fakeServer()) =>
  renderWithPlatform(<CompanyForm company={company} />, { http, signedIn: true, route: '/form' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'form.save' }));

afterEach(() => localStorage.clear());

test('names the figures when they fail, keeps what was typed, and a second save leads to the company', async () => {
  const http = fakeServer().on('post', paths.companyRevenues(7), {
    status: 400,
    body: { revenues: ['No such year'] },
  });
  const { address } = show(http);
  const name = screen.getByRole('textbox', { name: /form\.name/ });
  await userEvent.clear(name);
  await pasteInto(name, 'Vercors');
  const staff = screen.getByRole('textbox', { name: 'employees 2025' });
  await userEvent.clear(staff);
  await pasteInto(staff, '35');
  await save();
  await screen.findByText(/prefix\.revenues.*No such year/);
  expect(address()).toBe('/form');
  expect((name as HTMLInputElement).value).toBe('Vercors');
  http.on('post', paths.companyRevenues(7), { body: [] });
  await save();
  await waitFor(() => expect(address()).toBe('/user-companies/view/7'));
});

test('a server error is shown at its field', async () => {
  show(fakeServer().on('patch', paths.profileCompany(7), { status: 400, body: { name: ['Taken already'] } }));
  await pasteInto(screen.getByRole('textbox', { name: /form\.name/ }), ' SAS');
  await save();
  await screen.findByText('Taken already');
  const sections = within(screen.getByRole('navigation', { name: 'sections' }));
  expect(sections.getByRole('link', { name: /form\.identity/ }).getAttribute('data-state')).toBe('wrong');
});

test('asks before unsaved changes are left', async () => {
  const { address } = show();
  await userEvent.type(screen.getByRole('textbox', { name: /form\.name/ }), '!');
  await userEvent.click(screen.getByRole('link', { name: 'form.cancel' }));
  await screen.findByText('unsaved.title');
  expect(address()).toBe('/form');
});

test('offers the draft of a tab that was closed', async () => {
  const { platform, unmount } = show();
  await pasteInto(screen.getByRole('textbox', { name: /form\.name/ }), ' SAS');
  unmount();
  renderWithPlatform(<CompanyForm company={company} />, { platform });
  fireEvent.click(screen.getByRole('button', { name: 'draftTake' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /form\.name/ }).value).toBe(
    'Atelier Vercors Usinage SAS',
  );
});
