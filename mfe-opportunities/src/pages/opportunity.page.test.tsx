import { paths } from '@handover/shared/contract';
import { areaKey } from '@handover/shared/query';
import { fakeHttp } from '@handover/shared/testing';
import {
  buildAccess,
  buildOpportunity,
  buildOwn,
  buildPaged,
  buildPrivateData,
} from '@handover/shared/testing/node';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompanyToSell } from '../testing/build-company-to-sell.ts';
import { isFetched, openOpportunity, panel } from '../testing/open-opportunity.tsx';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { OpportunityPage } from './opportunity.page.tsx';

test('a listing whose owner has closed their account says so, without boxes that are empty, and its price once', async () => {
  const { owner, ...data } = buildPrivateData({ revenues: [], company_name: '', website: '', phone: '' });
  const { http } = openOpportunity({
    sold: true,
    bands: null,
    asking_price: 3_900_000,
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  http.on('get', '/api/opportunities/3/private_data/', {
    body: {
      ...data,
      owner: { ...owner, first_name: 'Former', last_name: 'user', is_former: true, email: null },
    },
  });
  expect(await screen.findByText(/has closed their account/)).toBeVisible();
  expect(screen.queryByText('Contact')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print with confidential data' })).toBeNull();
  expect(screen.getAllByText('Asking price')).toHaveLength(1);
});

test('the panel has the price, its multiple of the EBITDA band, and what happens next', async () => {
  openOpportunity();
  const shown = within(await panel());
  expect(shown.getByText('€2,400,000')).toBeTruthy();
  expect(shown.getByText('4.8–9.6× EBITDA')).toBeTruthy();
  expect(shown.getByText(/the owner.*has 21 days to answer/i)).toBeTruthy();
  expect(screen.getByText('Opens at due diligence')).toBeTruthy();
});

test('no fact stands twice: price and multiple are in the panel, the margin at the EBITDA, the day has its word', async () => {
  openOpportunity();
  await panel();
  expect(screen.getAllByText('€2,400,000')).toHaveLength(1);
  expect(screen.getAllByText('4.8–9.6× EBITDA')).toHaveLength(1);
  expect(screen.getByText('8–25% of revenue')).toBeTruthy();
  expect(document.querySelector('time')?.textContent).toMatch(/^published .* ago/);
});

test('what the seller has told stands among the facts, the reason as a text; nothing else does', async () => {
  openOpportunity({
    growth: { since: 2022, percent: null, band: { min: 5, max: 10 } },
    founded_year: new Date().getFullYear() - 34,
    largest_customer: '10_to_25',
    reason_for_sale: 'The founder retires.',
  });
  await panel();
  const told = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;
  expect(told('Revenue growth')).toBe('5 to 10%a year since 2022');
  expect(told('In business')).toBe('34 years');
  expect(told('Largest customer')).toBe('10–25%of revenue');
  expect(told('Seller stays')).toBeUndefined();
  expect(screen.getByRole('region', { name: 'Reason for the sale' }).textContent).toContain('retires');
});

test('sub-sectors and tags stand apart, each under its name', async () => {
  const named = (id: number, name: string) => ({ id, name, name_fr: name });
  openOpportunity({ sub_sectors: [named(7, 'Dentists')], tags: [named(7, 'implants')] });
  const under = async (name: string) => {
    const list = (await screen.findByText(name)).nextElementSibling as HTMLElement;
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await under('Sub-sectors')).toEqual(['Dentists']);
  expect(await under('Tags')).toEqual(['implants']);
});

test('tags, and how it suits one’s own mandate, stand below what the deal opens', async () => {
  const said = { names: [], range: null };
  const row = { wanted: said, offered: said, wanted_currency: 1, offered_currency: 1 };
  const mandate = buildOpportunity({ id: 8, type_of_opportunity: 'buy', project_title: 'A hotel' });
  const rows = [{ aspect: 'sector', fit: 'misses', ...row }];
  const { http } = openOpportunity({
    bands: null,
    tags: [{ id: 7, name: 'sea view', name_fr: 'vue sur mer' }],
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  http
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData() })
    .on('get', paths.opportunityFits(3), { body: buildPaged([{ opportunity: mandate, rows }]) });
  const fits = await screen.findByRole('region', { name: 'How it suits your mandate' });
  const open = await screen.findByRole('region', { name: 'Confidential' });
  for (const below of [fits, screen.getByText('sea view')])
    expect(open.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(fits).getByText('A hotel').textContent).toBe('A hotel · Misses');
  expect(within(fits).getByRole('link', { name: 'See the mandate' }).getAttribute('href')).toBe(
    '/user-opps/view/8',
  );
});

test('once it is sold it says so: no price, no figures, nothing to ask for', async () => {
  const nothing = { asking_price: null, bands: null, activity: '', unique_selling_proposition: '' };
  const sold_at = '2026-02-03T10:00:00.000Z';
  openOpportunity({ sold: true, sold_at, ...nothing });
  const shown = within(await panel());
  expect(shown.getByText(/This business has changed hands/)).toBeTruthy();
  expect(screen.getByText('Sold')).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe(sold_at);
  for (const gone of ['Price on request', 'Revenue', 'Confidential part', 'What happens next', 'Activity'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
});

test('a mandate speaks to owners, says where it looks, and has no price', async () => {
  openOpportunity({ type_of_opportunity: 'buy', asking_price: null, bands: null });
  expect((await screen.findByText('Where')).nextElementSibling?.textContent).toBe('Anywhere');
  const shown = within(await panel());
  expect(shown.getByText(/Do you own a business that fits/)).toBeTruthy();
  expect(shown.getByText(/The buyer reads your name.*21 days/)).toBeTruthy();
  expect(shown.queryByText('Price on request')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Introduce your business' }));
  expect(await screen.findByRole('dialog', { name: 'Introduce your business' })).toBeTruthy();
});

const exact = {
  year: 2025,
  currency: 1,
  revenue: 4_800_000,
  ebitda: 720_000,
  normalised_ebitda: null,
  number_of_employees: 34,
};

test('with access the facts are exact, and printed as bands', async () => {
  openOpportunity({
    exact,
    asking_price: 3_900_000,
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  expect(await screen.findByText('Open to you')).toBeTruthy();
  const printed = (text: string) => screen.getByText(text).closest('.teaser, .confidential')?.className;
  for (const text of ['€4.8M', '€720k', '15.0% of revenue', '34 people'])
    expect([text, printed(text)]).toEqual([text, 'confidential']);
  expect(printed('€2M – €3M')).toBe('teaser');
  expect(within(await panel()).getByText('5.4× EBITDA')).toBeTruthy();
});

test('a rival whom exclusivity has paused sees the outline, and no confidential call is made', async () => {
  const { http } = openOpportunity({
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  expect(await screen.findByText('General ledger')).toBeTruthy();
  expect(isFetched(http, '/api/opportunities/3/private_data/')).toBe(false);
  // Neither access nor a letter would open it now.
  expect(screen.queryByText(/^Opens /)).toBeNull();
  expect(screen.getAllByText('Closed during the exclusivity')).toHaveLength(6);
});

test('an exclusivity that begins closes the part, and no call is made that is no longer allowed', async () => {
  const access = { request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }) };
  const http = fakeHttp()
    .on('get', '/api/opportunities/3/', { body: buildOpportunity({ ...access, exact }) })
    .on('get', '/api/opportunities/3/private_data/', { body: buildPrivateData() });
  const asked = () => http.calls.filter(({ path }) => path.endsWith('/private_data/')).length;
  const { platform } = renderOpportunities(<OpportunityPage />, {
    http,
    signedIn: true,
    route: '/opportunities/3',
    path: '/opportunities/:id',
  });
  expect(await screen.findByText('Print with confidential data')).toBeTruthy();
  await platform.queries.invalidateQueries({ queryKey: areaKey('opportunities') });
  expect(asked()).toBe(2);
  http.on('get', '/api/opportunities/3/', { body: buildOpportunity(access) });
  await platform.queries.invalidateQueries({ queryKey: areaKey('opportunities') });
  expect(await screen.findByText('General ledger')).toBeTruthy();
  expect(asked()).toBe(2);
});

test('the confidential part is left out of print, unless it is printed on purpose', async () => {
  const { http } = openOpportunity({
    exact,
    request_access_status: buildAccess({ status: 'owner' }),
    own: buildOwn(),
  });
  http.on('get', '/api/opportunities/3/private_data/', {
    body: buildPrivateData({ company_name: 'Ty Bara' }),
  });
  const name = await screen.findByText('Ty Bara');
  expect(name.closest('.confidential')).not.toBeNull();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print with confidential data' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ['deal_exists', ['Figures of three years', 'Reason for the sale']],
  ['owner', []],
] as const)('with access as %s, what the seller has prepared is listed: %j', async (status, expected) => {
  const [year] = buildCompanyToSell().revenues;
  const revenues = year
    ? [2025, 2024, 2023].map((each) => ({ ...year, id: each, date: `${each}-01-01` as const }))
    : [];
  const { http } = openOpportunity({
    exact,
    reason_for_sale: 'The founder retires.',
    request_access_status: buildAccess({ status, deal_id: 7 }),
    own: status === 'owner' ? buildOwn() : null,
  });
  http.on('get', '/api/opportunities/3/private_data/', { body: buildPrivateData({ revenues }) });
  await screen.findByRole('button', { name: 'Print with confidential data' });
  const list = screen.queryByRole('region', { name: 'What the seller has prepared' });
  const items = list ? within(list).getAllByRole('listitem') : [];
  expect(items.map(({ textContent }) => textContent)).toEqual(expected);
});

test('a favourite that fails is undone', async () => {
  const { http } = openOpportunity();
  http.on('post', '/api/opportunities/3/add_or_remove_from_favorites/', {
    status: 409,
    body: { detail: 'It is gone' },
  });
  const heart = await screen.findByRole('button', { name: 'Favourite: Bakery group in Brittany' });
  await userEvent.click(heart);
  expect(await screen.findByText('It is gone')).toBeTruthy();
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('a listing that is withdrawn while it is open says so, and nothing of it stays', async () => {
  const { http, platform } = openOpportunity({ request_access_status: buildAccess({ status: 'requested' }) });
  await panel();
  http.on('get', '/api/opportunities/3/', { status: 404, body: { detail: 'There is no such opportunity.' } });
  await act(() => platform.queries.invalidateQueries());
  expect(await screen.findByRole('heading', { level: 1, name: 'No such opportunity' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'What you can do now' })).toBeNull();
  expect(screen.queryByText('See my requests')).toBeNull();
});
