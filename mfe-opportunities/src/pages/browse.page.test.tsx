import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { BrowsePage } from './browse.page.tsx';
import { BrowseBuyPage } from './browse-buy.page.tsx';
import { BrowseSellPage } from './browse-sell.page.tsx';

const named = (id: number, name: string) => ({ id, name, name_fr: name });
const one = buildOpportunity({ id: 1, project_title: 'First one of them' });
const two = buildOpportunity({ id: 2, project_title: 'Second one of them' });
const three = buildOpportunity({ id: 5, project_title: 'Third one of them' });
const PATH = '/opportunities/sell-opportunities';

function server() {
  return fakeHttp()
    .on('get', '/api/sectors/', { body: buildPaged([{ ...named(2, 'Health'), hue: 10 }]) })
    .on('get', '/api/sub_sectors/', { body: buildPaged([{ ...named(7, 'Dentists'), sector: 2 }]) })
    .on('get', '/api/countries/', { body: buildPaged([named(1, 'France')]) })
    .on('get', '/api/regions/', { body: buildPaged([named(3, 'Bretagne')]) })
    .on('get', '/api/tags/', ({ params }) => ({
      body: buildPaged(params.ids === '404' ? [] : [named(9, 'wine')]),
    }))
    .on('get', '/api/opportunities/', ({ params }) => ({
      body:
        params.page === '1'
          ? buildPaged([one, two], { count: 3, next_page: 2 })
          : buildPaged([two, three], { count: 3 }),
    }));
}
function open(route = PATH, { page = <BrowseSellPage />, http = server(), signedIn = true } = {}) {
  return { http, ...renderOpportunities(page, { http, route, signedIn }) };
}
const lists = (http: ReturnType<typeof server>) =>
  http.calls.filter(({ path }) => path === '/api/opportunities/');
const panel = () => within(screen.getByLabelText('Filters', { selector: 'search' }));

test('a feed reader finds what is set, in the language of the page', async () => {
  open(`${PATH}?sector=2&search=bread&price_max=500000&favorites=true`);
  await screen.findByText('3 opportunities');
  const link = panel().getByRole('link', { name: 'RSS feed of this list' });
  expect(link).toHaveAttribute(
    'href',
    '/api/opportunities/feed/?type_of_opportunity=sell&project_title=bread&sectors=2&price_max=500000&lang=en',
  );
});

// The second page is near in this short list, and is asked for at once.
test('words and a sector go to the address and to the server, and stand as chips', async () => {
  const { http, address } = open();
  expect(await screen.findByText('3 opportunities')).toBeTruthy();
  await userEvent.click(panel().getByRole('combobox', { name: 'Sector' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Health' }));
  await pasteInto(screen.getByRole('searchbox', { name: 'Search' }), 'bread');
  await waitFor(() => expect(address()).toMatch(/\?sector=2&search=bread(&page=2)?$/));
  const sent = { type_of_opportunity: 'sell', project_title: 'bread', sectors: '2', page: '1' };
  await waitFor(() => expect(lists(http).some(({ params }) => includes(params, sent))).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter: Health' }));
  await waitFor(() => expect(address()).toMatch(/\?search=bread(&page=2)?$/));
});

const includes = (params: object, some: Record<string, string>) =>
  Object.entries(some).every(([name, value]) => Reflect.get(params, name) === value);

test('everything that a link sets is sent and shown; what does not exist is neither', async () => {
  const query =
    'country=1,99&region=3&sector=2,404&sub_sector=7&tag=9&revenue_min=1000000&ebitda_max=500000&price_max=800000' +
    '&favorites=true&exclusivity=hidden&surprise=yes';
  const { http } = open(`${PATH}?${query}`);
  const chips = within(await screen.findByRole('list', { name: 'Filters that are set' }));
  await screen.findByText('3 opportunities');
  const names = chips.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'France',
    'Health',
    'Dentists',
    'wine',
    'Revenue from 1M',
    'EBITDA up to 500k',
    'Asking price up to 800k',
    'Only my favourites',
    'Hide those under exclusivity',
    'Clear all',
  ]);
  expect(lists(http)[0]?.params).toEqual({
    type_of_opportunity: 'sell',
    countries: '1',
    sectors: '2',
    sub_sectors: '7',
    tags: '9',
    revenue_min: '1000000',
    ebitda_max: '500000',
    price_max: '800000',
    is_favorite: 'true',
    under_exclusivity: 'false',
    ordering: '-created_at',
    page: '1',
    page_size: '24',
  });
});

test('a tag that does not exist is dropped before the list is asked for', async () => {
  const { http } = open(`${PATH}?tag=404`);
  await screen.findByText('3 opportunities');
  expect(lists(http).every(({ params }) => !('tags' in params))).toBe(true);
});

test.each([
  ['/opportunities', 'Businesses for sale', 'sell'],
  ['/opportunities?type=buy', 'Buyers’ mandates', 'buy'],
  ['/opportunities?type=sell', 'Businesses for sale', 'sell'],
  ['/opportunities?type=undefined', 'Businesses for sale', 'sell'],
])('%s lists %s', async (route, title, type) => {
  const { http } = open(route, { page: <BrowsePage /> });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await waitFor(() => expect(lists(http)[0]?.params).toMatchObject({ type_of_opportunity: type }));
});

test('a search is named by the title, and by no chip', async () => {
  open(`${PATH}?search=bread`);
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “bread”' })).toBeTruthy();
  expect(await screen.findByText('3 opportunities')).toBeTruthy();
  expect(screen.getByText(/^Among the businesses for sale/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull();
  const other = screen.getByRole('link', { name: 'Buyers’ mandates' });
  expect(other.getAttribute('href')).toBe('/opportunities/buy-opportunities?search=bread');
});

test.each([
  ['the words alone', '?search=bread', 'See all opportunities'],
  ['words and a filter', '?search=bread&price_max=9000000', 'Clear all filters'],
])(
  'a search that finds little, by %s, is followed by ways to find more, or to be found',
  async (...[, query, action]) => {
    const { address } = open(PATH + query);
    expect(await screen.findByText(/^That is all that fits now/)).toBeVisible();
    const publish = screen.getByRole('link', { name: 'Publish a mandate' });
    expect(publish.getAttribute('href')).toBe('/user-opps/edit/create?type=buy');
    await userEvent.click(screen.getAllByRole('button', { name: action }).at(-1) ?? document.body);
    await waitFor(() => expect(address()).not.toMatch(/bread|price/));
    expect(screen.queryByText(/^That is all that fits now/)).toBeNull();
  },
);

test('mandates have no filter by price; their sectors have another name', async () => {
  const route = '/opportunities/buy-opportunities?sector=2&price_max=5000';
  const { http } = open(route, { page: <BrowseBuyPage /> });
  await screen.findByText('3 mandates');
  expect(lists(http)[0]?.params).toMatchObject({ preferred_sectors: '2' });
  expect(lists(http)[0]?.params).not.toHaveProperty('price_max');
  expect(panel().queryByRole('group', { name: 'Asking price' })).toBeNull();
});

test('the next page is appended at the end of the list, without duplicates', async () => {
  const { address } = open();
  expect(await screen.findByRole('link', { name: 'Third one of them' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(address()).toBe(`${PATH}?page=2`);
});

test('rows are kept in the address, and name each figure', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show as rows' }));
  expect(address()).toContain('view=rows');
  const row = within((await screen.findAllByRole('article'))[0] ?? document.body);
  const terms = row.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Revenue', 'EBITDA', 'Margin', 'Price', '× EBITDA', 'Age']);
});

test('rows and cards show exact figures to who has access, and the bands on paper', async () => {
  const exact = {
    year: 2025,
    currency: 1,
    revenue: 4_800_000,
    ebitda: 720_000,
    normalised_ebitda: null,
    number_of_employees: 34,
  };
  const open4 = buildOpportunity({ id: 4, asking_price: 3_900_000, preferred_currency: 1, exact });
  const http = server().on('get', '/api/opportunities/', { body: buildPaged([open4, one]) });
  open(`${PATH}?view=rows`, { http });
  const [mine, other] = await screen.findAllByRole('article');
  const figuresOf = (article = document.body) =>
    [...article.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '');
  const bands = figuresOf(other).slice(0, 2);
  expect(figuresOf(mine).slice(0, 5)).toEqual([
    `€4.8M${bands[0]}`,
    `€720k${bands[1]}`,
    expect.stringMatching(/^15(\.0)?%/),
    expect.anything(),
    expect.stringMatching(/^5\.4×/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show as cards' }));
  const [card] = await screen.findAllByRole('article');
  expect(figuresOf(card)[0]).toMatch(/^€4.8M/);
});

test.each([
  ['?favorites=true', 'No favourites here', 'See all opportunities', PATH],
  [
    '?favorites=true&search=bread',
    'None of your favourites matches',
    'See all my favourites',
    `${PATH}?favorites=true`,
  ],
  ['?search=bread', 'Nothing matches', 'Clear all filters', PATH],
])('an empty list at %s says why, and what to do', async (query, title, action, target) => {
  const http = server().on('get', '/api/opportunities/', { body: buildPaged([]) });
  const { address } = open(PATH + query, { http });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: action }).at(-1) ?? document.body);
  await waitFor(() => expect(address()).toBe(target));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an empty market invites to begin', async () => {
  open(PATH, { http: server().on('get', '/api/opportunities/', { body: buildPaged([]) }) });
  const link = await screen.findByRole('link', { name: 'Offer a business' });
  expect(link.getAttribute('href')).toBe('/user-opps/edit/create?type=sell');
});

test('visitors have no favourites, not even by a link', async () => {
  const { http } = open(`${PATH}?favorites=true`, { signedIn: false });
  await screen.findByText('3 opportunities');
  expect(panel().queryByRole('checkbox', { name: 'Only my favourites' })).toBeNull();
  expect(lists(http)[0]?.params).not.toHaveProperty('is_favorite');
});

test('one’s own opportunity is marked, and has no heart', async () => {
  const access = { ...one.request_access_status, status: 'owner' as const };
  const mine = buildOpportunity({ id: 8, project_title: 'Mine', request_access_status: access });
  open(PATH, { http: server().on('get', '/api/opportunities/', { body: buildPaged([mine]) }) });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Yours')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('a list that fails can be loaded again', async () => {
  const { http } = open();
  await screen.findByText('3 opportunities');
  http.on('get', '/api/opportunities/', { status: 500, body: 'oops' });
  await userEvent.click(panel().getByRole('checkbox', { name: 'Hide those under exclusivity' }));
  expect(await screen.findByRole('button', { name: 'loadAgain' })).toBeTruthy();
});
