import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildDelegation, buildOpportunity, buildOwn, buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { MyOpportunitiesPage } from './my-opportunities.page.tsx';

const quiet = buildOpportunity({ id: 1, project_title: 'A quiet one', own: buildOwn() });
const asked = buildOpportunity({
  id: 2,
  project_title: 'One with requests',
  exact: {
    year: 2025,
    currency: 1,
    revenue: 4_800_000,
    ebitda: 480_000,
    normalised_ebitda: null,
    number_of_employees: 34,
  },
  own: buildOwn({ number_of_pending_requests: 2, number_of_views: 12 }),
});
const rejected = buildOpportunity({
  id: 3,
  project_title: 'A rejected one',
  validated: false,
  own: buildOwn({ rejection_reason: 'It names the village.' }),
});

const open = (...mine: ReturnType<typeof buildOpportunity>[]) =>
  renderOpportunities(<MyOpportunitiesPage />, {
    http: fakeHttp().on('get', paths.mySellOpportunities, { body: buildPaged(mine) }),
    route: '/user-opps',
  });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('one that is under review again shows no reason of the earlier rejection', async () => {
  open({ ...rejected, validated: null });
  expect(await screen.findByText('A rejected one')).toBeTruthy();
  expect(screen.queryByText('It names the village.')).toBeNull();
});

test.each([
  ['company', 'edit', '/user-opps/edit/create?type=sell&company=1&acting_for=5'],
  ['company', 'read', undefined],
  ['deals', 'negotiate', undefined],
] as const)(
  'in the list of an owner, scope %s with the right %s may offer: %s',
  async (scope, right, place) => {
    const delegation = buildDelegation({ side: 'received', id: 5, scope, right, subject_id: 1 });
    const http = fakeHttp()
      .on('get', paths.delegations, { body: buildPaged([delegation]) })
      .on('get', paths.mySellOpportunities, { body: buildPaged([quiet]) });
    renderOpportunities(<MyOpportunitiesPage />, { http, route: '/user-opps?acting_for=5' });
    expect(await screen.findByText('A quiet one')).toBeTruthy();
    await screen.findByRole('combobox', { name: 'adviser.whose' });
    const links = screen.queryAllByRole('link', { name: 'Offer a business' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(place ? [place] : []);
  },
);

test('what needs an answer comes first, with its reason and what to do', async () => {
  open(quiet, asked, rejected);
  const [first, second] = await rowsOf('Needs your answer');
  if (!first || !second) throw new Error('two rows need an answer');
  const action = within(first).getByRole('link', { name: 'Answer 2 requests' });
  expect(action.getAttribute('href')).toBe('/user-deals?role=owner');
  expect(within(second).getByText('It names the village.')).toBeTruthy();
  const hrefs = within(second)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/user-opps/view/3', '/user-opps/edit/3']);
  expect(await rowsOf('All others')).toHaveLength(1);
});

test('a row has price, multiple, and the interest that there is', async () => {
  open(asked);
  const [row] = await rowsOf('Needs your answer');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('€2.4M')).toBeTruthy();
  expect(within(row).getByText('5.0× EBITDA')).toBeTruthy();
  expect(within(row).getByText('12 views · 2 requests waiting')).toBeTruthy();
});

test('the server puts them first, of all pages; what a later page brings joins its group', async () => {
  const http = fakeHttp().on('get', paths.mySellOpportunities, ({ params }) => ({
    body:
      params.page === '1'
        ? buildPaged([rejected], { count: 3, next_page: 2, pages_count: 2 })
        : buildPaged([asked, quiet], { count: 3 }),
  }));
  renderOpportunities(<MyOpportunitiesPage />, { http, route: '/user-opps' });
  expect(await rowsOf('Needs your answer')).toHaveLength(1);
  expect(http.calls[0]?.params).toMatchObject({ ordering: '-needs_answer' });
  await userEvent.click(screen.getByRole('button', { name: 'action.more' }));
  expect(await rowsOf('All others')).toHaveLength(1);
  expect(await rowsOf('Needs your answer')).toHaveLength(2);
});

test('interest is told without zeroes, and exclusivity as the state', async () => {
  const exclusive = {
    ...asked,
    id: 5,
    under_exclusivity: true,
    own: buildOwn({ number_of_active_deals: 1 }),
  };
  open(quiet, { ...quiet, id: 4, validated: null }, exclusive);
  const [first, second, third] = (await rowsOf('I sell')).map(({ textContent }) => textContent);
  expect(first).toContain('No one has asked yet');
  expect(second).not.toContain('asked');
  expect(third).toContain('1 running deal');
  expect(third).toContain('Under exclusivity');
  expect(third).not.toContain('Published');
});

test('only the next thing to do has the accent', async () => {
  open(quiet, asked, rejected);
  await rowsOf('Needs your answer');
  const filled = [...document.querySelectorAll('.mantine-Button-root:not([data-variant="default"])')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Answer 2 requests']);
});

test('who has nothing yet chooses between both kinds', async () => {
  const http = fakeHttp()
    .on('get', paths.mySellOpportunities, { body: buildPaged([]) })
    .on('get', paths.myBuyOpportunities, { body: buildPaged([]) });
  renderOpportunities(<MyOpportunitiesPage />, { http, route: '/user-opps' });
  expect(await screen.findByRole('heading', { name: 'Nothing of yours is here yet' })).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/user-opps/edit/create?type=sell', '/user-opps/edit/create?type=buy']);
});

test('where nothing needs an answer there is one list', async () => {
  open(quiet);
  expect(await rowsOf('I sell')).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the address holds how many pages are shown', async () => {
  const more = buildOpportunity({ id: 4, project_title: 'Another quiet one', own: buildOwn() });
  const http = fakeHttp().on('get', paths.mySellOpportunities, ({ params }) => ({
    body:
      params.page === '1'
        ? buildPaged([quiet], { count: 101, next_page: 2 })
        : buildPaged([more], { count: 101 }),
  }));
  const { address } = renderOpportunities(<MyOpportunitiesPage />, { http, route: '/user-opps?type=sell' });
  expect(await rowsOf('I sell')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'action.more' }));
  expect(await screen.findByRole('link', { name: 'Another quiet one' })).toBeTruthy();
  expect(address()).toBe('/user-opps?type=sell&page=2');
  const again = renderOpportunities(<MyOpportunitiesPage />, { http, route: address() });
  expect(await within(again.container).findByRole('link', { name: 'Another quiet one' })).toBeTruthy();
});

test.each([
  ['who only looks for a business sees the mandates', '', [], 'A mandate'],
  ['who sells sees what is for sale', '', [quiet], 'A quiet one'],
  ['the address says otherwise', '?type=sell', [], 'You offer no business yet'],
])('the page opens on the side that has something: %s', async (_, query, selling, shown) => {
  const mandate = buildOpportunity({
    id: 9,
    type_of_opportunity: 'buy',
    project_title: 'A mandate',
    own: buildOwn(),
  });
  const http = fakeHttp()
    .on('get', paths.mySellOpportunities, { body: buildPaged(selling) })
    .on('get', paths.myBuyOpportunities, { body: buildPaged([mandate]) });
  renderOpportunities(<MyOpportunitiesPage />, { http, route: `/user-opps${query}` });
  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a list that can not be loaded says so, before it is known on which side there is something', async () => {
  const http = fakeHttp().on('get', paths.mySellOpportunities, { status: 500 });
  renderOpportunities(<MyOpportunitiesPage />, { http, route: '/user-opps' });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(http.calls.filter(({ path }) => path === paths.mySellOpportunities)).toHaveLength(1);
  expect(http.calls.some(({ path }) => path === paths.myBuyOpportunities)).toBe(false);
  http.on('get', paths.mySellOpportunities, { body: buildPaged([quiet]) });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  expect(await rowsOf('I sell')).toHaveLength(1);
});
