import { paths } from '@handover/shared/contract';
import { shownMessagesAtom } from '@handover/shared/messages';
import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyEditPage } from '../../pages/company-edit.page.tsx';
import { buildCompanyWithFigures } from '../../testing/build-company-with-figures.ts';
import { CompanyForm } from './company-form.tsx';

const company = buildCompanyWithFigures();
const fakeServer = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|countries|regions|currencies|tags)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('get', /_accounts\/$|files_of_company|general_ledgers/, { body: buildPaged([]) })
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

const ACCOUNTS = paths.fileCollection('company_annual_accounts');
const DOCUMENTS = paths.fileCollection('files_of_company');
const LEDGERS = paths.fileCollection('general_ledgers');

test('saved as one; each part that fails is named, the first one takes the focus, and only those are sent again', async () => {
  const refused = { status: 400, body: { file: ['No'], codes: { file: [{ code: 'file.empty' }] } } };
  const http = fakeServer()
    .on('post', paths.companyRevenues(7), { status: 500 })
    .on('post', paths.companyOffices(7), { status: 503 })
    .on('post', ACCOUNTS, { failure: 'timeout' })
    .on('post', DOCUMENTS, { status: 201 })
    .on('post', LEDGERS, refused);
  const { address } = show(http);
  const change = (label: string | RegExp, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
  change(/form\.website/, 'www.vercors.fr');
  change('employees 2025', '35');
  await userEvent.click(screen.getByText('addOffice'));
  change('city', 'Voiron');
  await userEvent.click(screen.getByRole('combobox', { name: 'country' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Industry' }));
  const [accounts, documents] = screen.getAllByLabelText(/^documents\.addTo/);
  await userEvent.upload(accounts as HTMLElement, new File(['x'], '2024.pdf'));
  await userEvent.upload(documents as HTMLElement, new File(['x'], 'lease.pdf'));
  await userEvent.upload(screen.getByLabelText(/^documents\.addOneTo/), new File(['x'], 'ledger.xlsx'));
  const sent = () => http.calls.filter(({ method }) => method !== 'get').map(({ path }) => path);
  const all = [paths.profileCompany(7), paths.companyRevenues(7), paths.companyOffices(7)];
  await save();
  const alert = await screen.findByText(/prefix\.revenues/);
  for (const part of [
    /prefix\.offices/,
    /prefix\.annualAccountsdocuments\.notStored/,
    /prefix\.ledgerdocuments\.notStored/,
  ])
    expect(alert).toHaveTextContent(part);
  expect(alert).not.toHaveTextContent('prefix.documents');
  expect(screen.getByRole('heading', { name: 'form.figures' })).toHaveFocus();
  expect(sent()).toEqual([...all, ACCOUNTS, DOCUMENTS, LEDGERS]);
  const [fields] = http.calls.filter(({ method }) => method === 'patch');
  expect(fields?.body instanceof FormData && fields.body.get('website')).toBe('https://www.vercors.fr');

  http.on('post', paths.companyRevenues(7), { body: company }).on('post', ACCOUNTS, { status: 201 });
  http.on('post', paths.companyOffices(7), { body: company });
  const removers = screen.getAllByRole('button', { name: 'removeFile' });
  await userEvent.click(removers.at(-1) as HTMLElement);
  await save();
  await waitFor(() => expect(address()).toBe('/user-companies/view/7'));
  expect(sent().slice(6)).toEqual([...all.slice(1), ACCOUNTS]);
}, 60_000);

test('a new company that is stored in part is edited from then on, with what is left; it is not made twice', async () => {
  const http = fakeServer()
    .on('post', paths.profileCompanies, { status: 201, body: company })
    .on('post', DOCUMENTS, { status: 415, body: { detail: '-', code: 'file.wrong_content' } });
  const { address, platform } = renderWithPlatform(<CompanyEditPage />, {
    http,
    signedIn: true,
    route: '/user-companies/edit/create',
    path: '/user-companies/edit/:id',
  });
  await pasteInto(screen.getByRole('textbox', { name: /form\.name/ }), company.name);
  await userEvent.click(screen.getByRole('combobox', { name: /sectors/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Industry' }));
  const [, documents] = screen.getAllByLabelText(/^documents\.addTo/);
  await userEvent.upload(documents as HTMLElement, new File(['x'], 'lease.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'form.create' }));
  await screen.findAllByText(/prefix\.documents/);
  expect(screen.getByRole('heading', { level: 1, name: /form\.editTitle/ })).toBeVisible();
  // Its line says why; it is in view, where the page is long.
  expect(screen.getByText('lease.pdf').closest('li')).toHaveFocus();
  // A reload edits it.
  expect(address()).toBe('/user-companies/edit/7');
  http.on('post', DOCUMENTS, { status: 201 });
  await userEvent.click(screen.getByRole('button', { name: 'removeFile' }));
  await save();
  await waitFor(() => expect(address()).toBe('/user-companies/view/7'));
  // The first save has told already that it is registered.
  expect(platform.store.get(shownMessagesAtom).at(-1)).toMatchObject({ text: 'form.saved' });
  expect(
    http.calls.filter(({ path, method }) => method === 'post' && path === paths.profileCompanies),
  ).toHaveLength(1);
});

test('what is left of one that is stored in part is a draft of its own page', async () => {
  const http = fakeServer()
    .on('post', paths.profileCompanies, { status: 201, body: company })
    .on('post', paths.companyOffices(7), { status: 503 })
    .on('get', paths.profileCompany(7), { body: company });
  const open = (id: string) =>
    renderWithPlatform(<CompanyEditPage />, {
      http,
      signedIn: true,
      route: `/user-companies/edit/${id}`,
      path: '/user-companies/edit/:id',
    });
  const { unmount } = open('create');
  await pasteInto(screen.getByRole('textbox', { name: /form\.name/ }), company.name);
  await userEvent.click(screen.getByRole('combobox', { name: /sectors/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Industry' }));
  await userEvent.click(screen.getByText('addOffice'));
  fireEvent.change(screen.getByRole('textbox', { name: 'city' }), { target: { value: 'Voiron' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'country' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Industry' }));
  await userEvent.click(screen.getByRole('button', { name: 'form.create' }));
  await screen.findByText(/prefix\.offices/);
  unmount();

  const again = open('7');
  expect(await screen.findByText('draftRestored')).toBeVisible();
  expect(screen.getByText(/Voiron/)).toBeVisible();
  again.unmount();
  open('create');
  expect(await screen.findByRole('textbox', { name: /form\.name/ })).toHaveValue('');
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

test('takes up the draft of a tab that was closed', async () => {
  const { platform, unmount } = show();
  await pasteInto(screen.getByRole('textbox', { name: /form\.name/ }), ' SAS');
  unmount();
  renderWithPlatform(<CompanyForm company={company} />, { platform });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /form\.name/ }).value).toBe(
    'Atelier Vercors Usinage SAS',
  );
});
