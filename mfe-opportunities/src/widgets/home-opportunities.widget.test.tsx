import { DAY_MS, type Opportunity } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildAccess, buildOpportunity, buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { HomeOpportunitiesWidget } from './home-opportunities.widget.tsx';

const sector = { id: 4, name: 'Health', name_fr: 'Santé', hue: 174 };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const own = { request_access_status: buildAccess({ status: 'owner' }) };
const mandate = buildOpportunity({
  id: 1,
  type_of_opportunity: 'buy',
  project_title: 'Clinics',
  validated: true,
  sectors: [sector],
  ...own,
});
const offered = (id: number, title: string, overrides: Partial<Opportunity> = {}) =>
  buildOpportunity({ id, project_title: title, published_at: daysAgo(id), ...overrides });

interface Given {
  sell?: Opportunity[];
  buy?: Opportunity[];
  offered?: Opportunity[];
  favorites?: Opportunity[];
}

function open({ sell = [], buy = [], offered: others = [], favorites = [] }: Given = {}) {
  const http = fakeHttp()
    .on('get', '/api/opportunities/my_list_sell/', { body: buildPaged(sell) })
    .on('get', '/api/opportunities/my_list_buy/', { body: buildPaged(buy) })
    .on('get', '/api/opportunities/', ({ params }) => ({
      body: buildPaged(params.is_favorite ? favorites : others),
    }));
  const { platform } = renderOpportunities(<HomeOpportunitiesWidget />, { http });
  return { http, platform };
}
const newsCalls = ({ http }: ReturnType<typeof open>) =>
  http.calls.filter(({ path, params }) => path === '/api/opportunities/' && !params.is_favorite);
const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('what was rejected comes first, then what is under review; what is published needs nothing', async () => {
  open({
    sell: [
      offered(11, 'Published', { validated: true, ...own }),
      offered(12, 'Under review', { validated: null, ...own }),
      offered(13, 'Rejected', { validated: false, ...own }),
    ],
  });
  await screen.findByRole('list', { name: 'Your opportunities' });
  expect(titlesIn('Your opportunities')).toEqual(['Rejected', 'Correct and resubmit', 'Under review']);
});

test('what answers to a mandate is new, the newest first: nothing of the reader’s own, and nothing old', async () => {
  const opened = open({
    buy: [mandate],
    offered: [
      offered(20, 'Laboratory'),
      offered(2, 'Pharmacy'),
      offered(3, 'My own', own),
      offered(90, 'Long there'),
    ],
  });
  await screen.findByRole('list', { name: 'New for you' });
  expect(titlesIn('New for you')).toEqual(['Pharmacy', 'Laboratory']);
  expect(screen.getAllByText(/for “Clinics”/)).toHaveLength(2);
  expect(newsCalls(opened).map(({ params }) => params)).toMatchObject([
    { type_of_opportunity: 'sell', sectors: '4', under_exclusivity: 'false' },
  ]);
});

test('who offers a business is shown new mandates of its sectors', async () => {
  const opened = open({ sell: [offered(11, 'Published', { validated: true, sectors: [sector], ...own })] });
  expect(await screen.findByText(/^Nothing new in the sectors/)).toBeVisible();
  expect(newsCalls(opened).map(({ params }) => params)).toMatchObject([
    { type_of_opportunity: 'buy', preferred_sectors: '4' },
  ]);
});

test('a person of one minute is invited to offer a business, or to say what they look for', async () => {
  open({ offered: [offered(90, 'Pharmacy')] });
  const offer = await screen.findByRole('link', { name: 'Offer a business' });
  expect(offer.getAttribute('href')).toBe('/user-opps/edit/create?type=sell');
  expect(titlesIn('New on Handover')).toEqual(['Pharmacy']);
  const write = screen.getByRole('link', { name: 'Publish a mandate' });
  expect(write.getAttribute('href')).toBe('/user-opps/edit/create?type=buy');
  expect(screen.queryByRole('heading', { name: 'Your favourites' })).toBeNull();
});

test('favourites have their state', async () => {
  open({ favorites: [offered(5, 'Hotel', { sold: true })] });
  const list = await screen.findByRole('list', { name: 'Your favourites' });
  expect(within(list).getByText('Sold')).toBeVisible();
});

test('what was typed and not saved leads back to its form', async () => {
  const { drafts } = open().platform;
  const values = { project_title: 'Clinics in the west' };
  drafts.of('opportunity-buy').write(JSON.stringify({ at: Date.parse(daysAgo(1)), values }));
  drafts.of('opportunity-sell').write('{"older":[]}');
  const list = await screen.findByRole('list', { name: 'Drafts on this device' });
  const link = within(list).getByRole('link', { name: 'Clinics in the west' });
  expect(link.getAttribute('href')).toBe('/user-opps/edit/create?type=buy');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('drafts of companies and letters stand among them, the latest first', async () => {
  const { drafts } = open().platform;
  const write = (form: string, days: number, values: object) =>
    drafts.of(form).write(JSON.stringify({ at: Date.parse(daysAgo(days)), values }));
  write('company-create', 3, { name: 'Fonderie du Drac' });
  write('company-7', 2, { city: 'Lyon' });
  write('loi-of-deal-12', 1, { price: 3 });
  write('opportunity-99', 1, { project_title: 'Removed' });
  write('question-5', 1, { question: 'Why?' });
  const list = await screen.findByRole('list', { name: 'Drafts on this device' });
  const links = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0])
    .map((link) => [link?.textContent, link?.getAttribute('href')]);
  expect(links).toEqual([
    ['A letter of intent', '/user-deals/letter/12'],
    ['A company', '/user-companies/edit/7'],
    ['Fonderie du Drac', '/user-companies/edit/create'],
  ]);
});

test('after a failure it says so, and offers to retry', async () => {
  renderOpportunities(<HomeOpportunitiesWidget />, { http: fakeHttp() });
  expect(await screen.findByText('Your opportunities could not be loaded.')).toBeVisible();
});

test('a visitor has nothing of their own: nothing is asked for, and nothing shown', () => {
  const http = fakeHttp();
  renderOpportunities(<HomeOpportunitiesWidget />, { http, signedIn: false });
  expect(http.calls).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
