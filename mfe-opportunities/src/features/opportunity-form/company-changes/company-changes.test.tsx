import { paths, type StoredFile } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildOpportunity, buildOwn, buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { buildCompanyToSell } from '../../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { SellForm } from '../sell-form.tsx';

const company = buildCompanyToSell();
const sale = buildOpportunity({ own: buildOwn({ company_id: 4, company_changed: true }) });
const file: StoredFile = {
  id: 71,
  name: 'accounts-2025.pdf',
  size: 2048,
  extension: 'pdf',
  group: 'annual',
  url: paths.file(71),
  created_at: '2026-01-05T09:00:00.000Z',
};
const changes: CompanyChange[] = [
  { field: 'financial', before: '', after: 'Audited since 2019.' },
  { field: 'city', before: 'Quimper', after: 'Voiron' },
  { field: 'documents', before: [], after: [file] },
];
const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('get', /annual_accounts|documents|ledgers/, { body: buildPaged([]) })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) })
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData({ revenues: company.revenues }) })
    .on('get', paths.companyChanges(3), { body: { changes, version: 'v1' } })
    .on('post', paths.companyChanges(3), { body: { changes: [], version: 'v1' } })
    .on('post', paths.takeOverDocuments(3), { body: {} })
    .on('post', paths.identityCheck, { body: { hits: [] } })
    .on('patch', paths.opportunity(3), { body: sale });

afterEach(() => localStorage.clear());

test('what changed in the company is offered field by field; all decided, it is not offered again', async () => {
  const http = server();
  const { address } = renderOpportunities(<SellForm opportunity={sale} />, {
    http,
    route: '/form',
    path: '/form',
  });
  const offer = within(await screen.findByRole('region', { name: 'Your company has changed since' }));
  expect(offer.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Financial situation',
    'City',
    'Documents',
  ]);
  const press = (field: string, name: string) =>
    fireEvent.click(within(offer.getByRole('group', { name: field })).getByRole('button', { name }));
  press('Financial situation', 'Take over');
  expect(screen.getByRole('textbox', { name: 'Financial situation' })).toHaveValue('Audited since 2019.');
  press('City', 'Keep as it is');
  press('Documents', 'Take over');
  expect(screen.queryByRole('region', { name: 'Your company has changed since' })).toBeNull();
  const taken = within(screen.getByRole('region', { name: 'Filled in from your company' }));
  expect(taken.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Financial situation',
    'Documents',
  ]);

  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  await waitFor(() =>
    expect(http.calls.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual([
      paths.opportunity(3),
      paths.takeOverDocuments(3),
      paths.companyChanges(3),
    ]),
  );
  const [patch, documents] = http.calls.filter(({ method }) => method !== 'get').map(({ body }) => body);
  expect(patch instanceof FormData && [...patch]).toEqual([['financial', 'Audited since 2019.']]);
  expect(documents).toEqual({ file_ids: [71] });
  const settled = http.calls.find(
    ({ method, path }) => method === 'post' && path === paths.companyChanges(3),
  );
  expect(settled?.ifMatch).toBe('"v1"');
});

test('opened to see what changed, all of it is filled in and marked, and can be put back', async () => {
  const http = server().on('get', paths.companyChanges(3), {
    body: {
      changes: [{ field: 'activity', before: 'Milling.', after: company.activity }, ...changes],
      version: 'v1',
    },
  });
  const route = '/form?take=company';
  const { address } = renderOpportunities(<SellForm opportunity={sale} />, { http, route, path: '/form' });
  const taken = within(await screen.findByRole('region', { name: 'Filled in from your company' }));
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  expect(field('Financial situation')).toHaveValue('Audited since 2019.');
  expect(field('City')).toHaveValue('Voiron');
  expect(field(/^Activity/)).toHaveValue(company.activity);
  expect(screen.getAllByText(`Taken over from ${company.name}`).length).toBeGreaterThan(0);
  expect(taken.getByRole('link', { name: 'City' })).toHaveAttribute('href', '#offices');
  fireEvent.click(
    within(taken.getByRole('group', { name: 'City' })).getByRole('button', { name: 'Put back' }),
  );
  expect(field('City')).toHaveValue('Quimper');
  const offer = within(screen.getByRole('region', { name: 'Your company has changed since' }));
  fireEvent.click(
    within(offer.getByRole('group', { name: 'City' })).getByRole('button', { name: 'Keep as it is' }),
  );

  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  await waitFor(() =>
    expect(http.calls.filter(({ method }) => method === 'post').map(({ path }) => path)).toContain(
      paths.companyChanges(3),
    ),
  );
  const patch = http.calls.find(({ method }) => method === 'patch')?.body;
  expect(patch instanceof FormData && [...patch.keys()].sort()).toEqual(['activity', 'financial']);
});

test('of a long list the first lines are shown, and how many more there are', async () => {
  const after = Array.from({ length: 12 }, (_, index) => ({ ...file, id: index, name: `${index}.pdf` }));
  const http = server().on('get', paths.companyChanges(3), {
    body: { changes: [{ field: 'documents', before: [], after }], version: 'v1' },
  });
  renderOpportunities(<SellForm opportunity={sale} />, { http, route: '/form', path: '/form' });
  const documents = within(await screen.findByRole('group', { name: 'Documents' }));
  expect(documents.getByText(/6\.pdf/).textContent).toMatch(/and 5 more$/);
  expect(documents.queryByText(/7\.pdf/)).toBeNull();
});

test('what is left open is offered again', async () => {
  const http = server();
  const { address } = renderOpportunities(<SellForm opportunity={sale} />, {
    http,
    route: '/form',
    path: '/form',
  });
  await screen.findByRole('region', { name: 'Your company has changed since' });
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  expect(http.calls.filter(({ method }) => method === 'post')).toEqual([]);
});
