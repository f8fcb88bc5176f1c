import { paths } from '@handover/shared/contract';
import { createTestPlatform, fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildCompany, buildPaged } from '@handover/shared/testing/node';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CompanyForm } from '../features/company-form/company-form.tsx';
import { RemoveCompany } from '../features/remove-company/remove-company.tsx';
import { resolveModal } from '../testing/resolve-modal.ts';
import { CompanyListPage } from './company-list.page.tsx';

/** Tells the list that its end is in sight. */
let reachEnd: () => void = () => undefined;
beforeEach(() => {
  class FakeObserver {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => onChange([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {
      reachEnd = () => undefined;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

const sectors = { body: buildPaged([{ id: 1, name: 'Industry', name_fr: 'Industrie' }]) };
const server = (...names: string[]) =>
  fakeHttp()
    .on('get', paths.sectors, sectors)
    .on('get', paths.profileCompanies, {
      body: buildPaged(names.map((name, index) => buildCompany({ id: index + 7, name }))),
    });
const open = (http = server('Atelier Vercors Usinage'), route = '/user-companies') =>
  renderWithPlatform(<CompanyListPage />, { http, signedIn: true, route });
const lastList = (http: ReturnType<typeof server>) =>
  http.calls.findLast(({ path }) => path === paths.profileCompanies)?.params;

test('an empty list has a link to register a company, and no tools', async () => {
  open(server());
  expect(await screen.findByText('list.emptyTitle')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'list.create' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/user-companies/edit/create']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a company has the face of its listing, and room for one where it has none', async () => {
  const sectors = [{ id: 1, name: 'Industry', name_fr: 'Industrie', hue: 210 }];
  const listing = { id: 3, sectors, sub_sectors: [], background_image: null };
  const http = server().on('get', paths.profileCompanies, {
    body: buildPaged([buildCompany({ listing }), buildCompany({ id: 8, name: 'Sans annonce' })]),
  });
  open(http);
  const [listed, unlisted] = await screen.findAllByRole('rowheader');
  expect(listed?.querySelector('svg')).toBeTruthy();
  expect(unlisted?.querySelector('svg')).toBeNull();
});

test('the search stays when its text without a match is cleared, and the whole list is on its way', async () => {
  const whole = Promise.withResolvers<{ body: unknown }>();
  const http = server().on('get', paths.profileCompanies, ({ params }) =>
    params.name ? { body: buildPaged([]) } : whole.promise,
  );
  open(http, '/user-companies?name=zzz');
  await screen.findByText('list.noMatchTitle');
  const search = screen.getByRole('searchbox');
  fireEvent.click(screen.getByRole('button', { name: 'list.clear' }));
  await waitFor(() => expect(lastList(http)?.name).toBeUndefined());
  expect(search).toBeInTheDocument();
  expect(screen.queryByText('list.emptyTitle')).toBeNull();
  whole.resolve({ body: buildPaged([buildCompany({ id: 7, name: 'Vercors' })]) });
  expect(await screen.findByRole('link', { name: 'Vercors' })).toBeVisible();
  expect(search).toBeInTheDocument();
});

test('search, sectors and order go to the address and to the server, and can be cleared', async () => {
  const http = server('Atelier Vercors Usinage');
  const { address } = open(http);
  await screen.findByRole('link', { name: 'Atelier Vercors Usinage' });
  await pasteInto(screen.getByRole('searchbox'), 'vercors');
  await waitFor(() => expect(address()).toBe('/user-companies?name=vercors'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'list.ordering' }), '-completeness');
  await userEvent.click(screen.getByRole('combobox', { name: 'list.sectorFilter' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Industry' }));
  await waitFor(() =>
    expect(address()).toBe('/user-companies?name=vercors&ordering=-completeness&sectors=1'),
  );
  await waitFor(() =>
    expect(lastList(http)).toMatchObject({
      name: 'vercors',
      ordering: '-completeness',
      sectors: '1',
      page: '1',
    }),
  );
  http.on('get', paths.profileCompanies, { body: buildPaged([]) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'list.ordering' }), 'name');
  await userEvent.click(await screen.findByRole('button', { name: 'list.clear' }));
  await waitFor(() => expect(address()).toBe('/user-companies'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a filter by a sector that is no longer offered has its name', async () => {
  const wholesale = { id: 6, name: 'Wholesale', name_fr: 'Gros' };
  const http = server('Atelier Vercors Usinage').on('get', paths.sectors, ({ params }) =>
    params.ids === '6' ? { body: buildPaged([wholesale]) } : sectors,
  );
  open(http, '/user-companies?sectors=6');
  const [chosen] = await screen.findAllByText('Wholesale');
  expect(chosen).toBeVisible();
});

describe('a long list', () => {
  const pages = [['Alpha', 'Beta'], ['Beta', 'Gamma'], ['Delta']];
  const ids: Record<string, number> = { Alpha: 1, Beta: 2, Gamma: 3, Delta: 4 };
  const longServer = () =>
    server().on('get', paths.profileCompanies, ({ params }) => {
      const page = Number(params.page);
      const results = (pages[page - 1] ?? []).map((name) => buildCompany({ id: ids[name], name }));
      return { body: buildPaged(results, { count: 4, next_page: page < 3 ? page + 1 : null }) };
    });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  test('the next page comes when the end is in sight, or by the button; no company is listed twice', async () => {
    const { address } = open(longServer());
    await screen.findByText('Beta');
    act(() => reachEnd());
    await screen.findByText('Gamma');
    expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(address()).toBe('/user-companies?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'list.more' }));
    await screen.findByText('Delta');
    expect(names()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
    expect(screen.queryByRole('button', { name: 'list.more' })).toBeNull();
  });

  test('an address with pages shows as many, read with one call', async () => {
    const http = server('Alpha', 'Beta', 'Gamma', 'Delta');
    open(http, '/user-companies?page=3');
    await screen.findByText('Delta');
    expect(names()).toHaveLength(4);
    const asked = http.calls.filter(({ path }) => path === paths.profileCompanies);
    expect(asked.map(({ params }) => [params.page, params.page_size])).toEqual([['1', '60']]);
  });

  test('a page that fails is said, and asked for again only by the button', async () => {
    const http = longServer();
    open(http);
    await screen.findByText('Beta');
    http.on('get', paths.profileCompanies, { status: 500 });
    act(() => reachEnd());
    expect(await screen.findByText('moreFailed')).toBeVisible();
    const asked = http.calls.length;
    act(() => reachEnd());
    expect(http.calls).toHaveLength(asked);
    http.on('get', paths.profileCompanies, {
      body: buildPaged([buildCompany({ id: 3, name: 'Gamma' })], { count: 3 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'list.more' }));
    expect(await screen.findByText('Gamma')).toBeVisible();
  });
});

const year = { date: '2025-01-01', revenue: 4_800_000, number_of_employees: 34, currency: 1 } as const;
const company = buildCompany({ revenues: [{ id: 1, ...year, ebitda: null, net_profit: null }] });

test.each<[string, ReactNode, string[], string]>([
  ['saved under another name', <CompanyForm key="form" company={company} />, ['form.save'], 'Usinage SAS'],
  [
    'removed',
    <RemoveCompany key="remove" company={company} />,
    ['view.more', 'view.remove', 'remove.confirm'],
    'Its neighbour',
  ],
])('the list is up to date after a company was %s', async (_, page, buttons, listed) => {
  let companies = [company];
  const http = fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|countries|regions|currencies|tags)\/$/, { body: buildPaged([]) })
    .on('get', /_accounts\/$|files_of_company|general_ledgers/, { body: buildPaged([]) })
    .on('get', paths.profileCompanies, () => ({ body: buildPaged(companies) }))
    .on('patch', paths.profileCompany(7), () => {
      companies = [{ ...company, name: 'Usinage SAS' }];
      return { body: companies[0] };
    })
    .on('delete', paths.profileCompany(7), () => {
      companies = [{ ...company, id: 8, name: 'Its neighbour' }];
      return { status: 204 };
    });
  const platform = createTestPlatform({ http, signedIn: true, resolveModal });
  const show = (ui: ReactNode) => renderWithPlatform(ui, { platform, route: '/here' });
  const before = show(<CompanyListPage />);
  await screen.findByRole('link', { name: company.name });
  before.unmount();
  const { address, unmount } = show(page);
  const name = screen.queryByRole('textbox', { name: /form\.name/ });
  if (name) fireEvent.change(name, { target: { value: 'Usinage SAS' } });
  for (const name of buttons)
    fireEvent.click(await screen.findByText(name, { selector: 'button *, [role=menuitem] *' }));
  await waitFor(() => expect(address()).not.toBe('/here'));
  unmount();
  show(<CompanyListPage />);
  await screen.findByRole('link', { name: listed });
  expect(screen.queryByRole('link', { name: company.name })).toBeNull();
});
