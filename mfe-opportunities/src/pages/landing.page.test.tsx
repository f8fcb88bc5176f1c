import type { Landing } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOpportunity } from '../testing/open-opportunity.tsx';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { BrowseSellPage } from './browse-sell.page.tsx';

const LIST = '/opportunities/sell-opportunities';
const FOOD = { id: 1, name: 'Food', name_fr: 'Alimentation', slug: 'food', count: 3 };
const BRETAGNE = { id: 3, name: 'Bretagne', name_fr: 'Bretagne', slug: 'bretagne', count: 2, country: 1 };
const NOTHING: Landing = { sector: null, region: null, count: 9, other_count: 0, sectors: [], regions: [] };
const PAGES: Record<string, Landing> = {
  '': { ...NOTHING, sectors: [FOOD], regions: [BRETAGNE] },
  food: { ...NOTHING, sector: FOOD, count: 3, other_count: 1, regions: [BRETAGNE] },
  bretagne: { ...NOTHING, region: BRETAGNE, count: 2, sectors: [FOOD] },
  'food/bretagne': { ...NOTHING, sector: FOOD, region: BRETAGNE, count: 2 },
};

function server() {
  return fakeHttp()
    .on('get', '/api/sectors/', { body: buildPaged([{ ...FOOD, hue: 10 }]) })
    .on('get', '/api/countries/', { body: buildPaged([{ id: 1, name: 'France', name_fr: 'France' }]) })
    .on('get', '/api/regions/', { body: buildPaged([BRETAGNE]) })
    .on('get', '/api/opportunities/landing/', ({ params: { path = '' } }) =>
      PAGES[path] ? { body: PAGES[path] } : { status: 404, body: { detail: 'Not found.' } },
    )
    .on('get', '/api/opportunities/', { body: buildPaged([buildOpportunity({ id: 1 })]) });
}
/** Opens a list; the calls of `silent` are never answered. */
function open(path = '', silent: string[] = []) {
  const http = server();
  for (const call of silent) http.on('get', call, () => new Promise<never>(() => undefined));
  const pattern = ['', '/:place', '/:place/:region'][path.split('/').filter(Boolean).length] ?? '';
  return {
    http,
    ...renderOpportunities(<BrowseSellPage />, {
      http,
      route: path ? `${LIST}/${path}` : LIST,
      path: LIST + pattern,
    }),
  };
}
const listed = (http: ReturnType<typeof server>) =>
  http.calls.filter(({ path }) => path === '/api/opportunities/').map(({ params }) => params);
const trail = () => within(screen.getByRole('navigation', { name: 'Where this page is' }));
const more = () => screen.findByRole('navigation', { name: 'Lists by sector and region' });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['food', 'Businesses for sale: Food', { sectors: '1' }, [`${LIST}/food/bretagne`]],
  ['bretagne', 'Businesses for sale: Bretagne', { countries: '1', regions: '3' }, [`${LIST}/food/bretagne`]],
])('%s lists what is in it, and leads to what is within it', async (path, title, filter, links) => {
  const { http } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await screen.findByText('1 opportunity');
  expect(listed(http)[0]).toMatchObject(filter);
  expect(linksIn(await more())).toEqual(links);
});

test('a region of a sector has the trail to it, and says how many there are', async () => {
  const { http } = open('food/bretagne');
  await screen.findByRole('heading', { level: 1, name: 'Businesses for sale: Food, Bretagne' });
  expect(screen.getByText(/^Businesses for sale: 2\. Buyers’ mandates for the same: 0\./)).toBeTruthy();
  expect(
    trail()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([LIST, `${LIST}/food`]);
  expect(trail().getByText('Bretagne')).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(listed(http)[0]).toMatchObject({ sectors: '1', countries: '1', regions: '3' }));
  expect(screen.queryByRole('navigation', { name: 'Lists by sector and region' })).toBeNull();
});

test('it reads its list at once, without waiting for the names to filter by', async () => {
  const { http } = open('food/bretagne', ['/api/sectors/', '/api/countries/', '/api/regions/']);
  await waitFor(() => expect(listed(http)[0]).toMatchObject({ sectors: '1', countries: '1', regions: '3' }));
});

test('another filter stays on the page; without its sector it is the general list', async () => {
  const { http, address } = open('food');
  await pasteInto(await screen.findByRole('searchbox', { name: 'Search' }), 'bread');
  await waitFor(() => expect(address()).toBe(`${LIST}/food?search=bread`));
  await waitFor(() => expect(listed(http).at(-1)).toMatchObject({ sectors: '1', project_title: 'bread' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter: Food' }));
  expect(address()).toBe(`${LIST}?search=bread`);
});

test('another place is a filter of the general list', async () => {
  const { address } = open('food');
  const filters = within(await screen.findByLabelText('Filters', { selector: 'search' }));
  await userEvent.click(filters.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(await screen.findByRole('option', { name: 'France' }));
  expect(address()).toBe(`${LIST}?country=1&sector=1`);
});

test('the whole list leads to each sector and region that has listings', async () => {
  open();
  expect(linksIn(await more())).toEqual([`${LIST}/food`, `${LIST}/bretagne`]);
});

test('an address without a sector or region says so', async () => {
  open('nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such list' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all opportunities' })).toHaveAttribute('href', LIST);
});

test('an opportunity leads to the lists of its sector and region', async () => {
  const { http } = openOpportunity({ region: BRETAGNE });
  http.on('get', '/api/opportunities/landing/', { body: PAGES[''] });
  const link = await screen.findByRole('link', { name: 'Bretagne' });
  expect(link).toHaveAttribute('href', `${LIST}/food/bretagne`);
  expect(trail().getByRole('link', { name: 'Food' })).toHaveAttribute('href', `${LIST}/food`);
});
