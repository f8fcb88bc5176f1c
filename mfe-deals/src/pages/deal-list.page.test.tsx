import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCounts, buildDeal, buildNextStep, buildRequest } from '../testing/build-deal.ts';
import { noonInDays } from '../testing/noon-in-days.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealListPage } from './deal-list.page.tsx';

const asOwner = '/api/access_requests/my_list_as_owner_of_opportunity/';
const asRequester = '/api/access_requests/my_list_as_requesting_user/';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();

const theirs = buildDeal({
  id: 8,
  project_title: 'Mill in the Alps',
  group: 'theirs',
  phase: 'loi',
  next_step: buildNextStep({ move: 'theirs', code: 'loi.buyer', deadline: noonInDays(3) }),
});
const ended = buildDeal({
  id: 9,
  project_title: 'Sawmill in the Vosges',
  group: 'ended',
  status: 'cancelled',
  next_step: buildNextStep({ move: 'none', code: 'cancelled.sold' }),
});
const server = (
  deals = [buildDeal(), theirs, ended],
  counts = buildCounts({ buyer: { mine: 1, theirs: 1, ended: 1 } }),
) =>
  fakeHttp()
    .on('get', asOwner, { body: buildPaged([]) })
    .on('get', asRequester, { body: buildPaged([]) })
    .on('get', '/api/sectors/', { body: buildPaged([]) })
    .on('get', '/api/deals/counts/', { body: counts })
    .on('get', '/api/deals/', { body: buildPaged(deals) });
const group = async (name: string) => within(await screen.findByRole('list', { name }));
const currentTab = () =>
  within(screen.getByRole('navigation', { name: 'Your side' })).getByText(
    (_, element) => element?.getAttribute('aria-current') === 'page',
  ).textContent;

test('deals are grouped by whose turn it is; a row has the party, the phase, the next step and its deadline', async () => {
  renderDeals(<DealListPage />, { http: server(), route: '/user-deals' });
  const mine = await group('Your move');
  expect(mine.getByRole('link', { name: 'Bakery group in Brittany' }).getAttribute('href')).toBe(
    '/user-deals/view/7',
  );
  expect(mine.getByText('with Claire Moreau, seller')).toBeTruthy();
  expect(mine.getByText('Submit your letter of intent when you have seen enough.')).toBeTruthy();
  expect(mine.getByRole('img', { name: 'Step 1 of 5: Introduction' })).toBeTruthy();
  expect(mine.getByRole('link', { name: /Write the letter/ }).getAttribute('href')).toBe(
    '/user-deals/letter/7',
  );
  const waiting = await group('Their move');
  expect(waiting.getByText('Letter expires in 3 days').dataset.urgent).toBe('true');
  const over = await group('Ended');
  expect(over.getByText('Sold to someone else.')).toBeTruthy();
});

test('a deadline of many days is not marked; of the last two it is told in hours', async () => {
  const running = (id: number, deadline: string) =>
    buildDeal({
      id,
      project_title: `Deal ${id}`,
      phase: 'spa',
      next_step: buildNextStep({ code: 'spa.buyer', deadline }),
    });
  renderDeals(<DealListPage />, {
    http: server([running(1, noonInDays(36)), running(2, inHours(30))]),
    route: '/user-deals',
  });
  expect((await screen.findByText('Exclusivity ends in 36 days')).dataset.urgent).toBeUndefined();
  expect(screen.getByText('Exclusivity ends in 30 hours').dataset.urgent).toBe('true');
});

test('the last day of a deadline is that of the marketplace', async () => {
  const next_step = buildNextStep({ code: 'spa.buyer', deadline: '2999-02-03T22:59:59.999Z' });
  renderDeals(<DealListPage />, {
    http: server([buildDeal({ phase: 'spa', next_step })]),
    route: '/user-deals',
  });
  const deadline = await screen.findByText(/^Exclusivity ends in \d+ days$/);
  expect(deadline.title).toMatch(/^3\sFeb\s2999, end of the day in Paris$/);
});

test('it opens on the side that has something, and the address chooses another', async () => {
  const http = server();
  const { address } = renderDeals(<DealListPage />, { http, route: '/user-deals' });
  await screen.findByText('Mill in the Alps');
  await waitFor(() => expect(currentTab()).toBe('I buy (3)'));
  await userEvent.click(screen.getByRole('link', { name: 'I sell (0)' }));
  expect(address()).toBe('/user-deals?side=seller');
  await waitFor(() =>
    expect(http.calls.findLast(({ path }) => path === '/api/deals/')?.params).toMatchObject({
      side: 'seller',
      grouped: 'true',
      ordering: 'deadline',
    }),
  );
});

test('filters and order are in the address, and go to the server', async () => {
  const http = server();
  const { address } = renderDeals(<DealListPage />, { http, route: '/user-deals?side=buyer&page=2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Title');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Show' }),
    await screen.findByRole('option', { name: 'Archive (0)' }),
  );
  expect(address()).toBe('/user-deals?side=buyer&order=project_title&show=archived');
  await waitFor(() =>
    expect(http.calls.findLast(({ path }) => path === '/api/deals/')?.params).toMatchObject({
      archived: 'true',
      ordering: 'project_title',
    }),
  );
});

test.each(['/user-deals?sectors=6', '/user-deals?view=requests&sectors=6'])(
  'a filter by a sector that is no longer offered has its name: %s',
  async (route) => {
    const wholesale = { id: 6, name: 'Wholesale', name_fr: 'Gros' };
    const http = server().on('get', '/api/sectors/', ({ params }) => ({
      body: buildPaged(params.ids === '6' ? [wholesale] : []),
    }));
    renderDeals(<DealListPage />, { http, route });
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(await screen.findByText('Wholesale')).toBeTruthy();
  },
);

test('the days on which a deal began are chosen in the calendar, and taken away', async () => {
  const http = server();
  const { address, platform } = renderDeals(<DealListPage />, { http, route: '/user-deals', outlets: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Any day' }));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  platform.modals.opened[0]?.close({ from: '2026-11-01', to: '2026-11-30' });
  expect(await screen.findByText(/1\sNov\s2026 – 30\sNov\s2026/)).toBeTruthy();
  expect(address()).toBe('/user-deals?from=2026-11-01&to=2026-11-30');
  await waitFor(() =>
    expect(http.calls.findLast(({ path }) => path === '/api/deals/')?.params).toMatchObject({
      date_from: '2026-11-01',
      date_to: '2026-11-30',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Any day again' }));
  expect(address()).toBe('/user-deals');
  expect(screen.getByRole('button', { name: 'Any day' })).toHaveFocus();
});

test('requests that wait are not in the archive', async () => {
  const http = server().on('get', asOwner, { body: buildPaged([buildRequest()]) });
  renderDeals(<DealListPage />, { http, route: '/user-deals?archived=true' });
  await screen.findByRole('heading', { name: 'Archived deals', level: 1 });
  expect(screen.queryByText(/Paul Keller/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Everything');
  expect(await screen.findByText('from Paul Keller, buyer')).toBeTruthy();
});

test('requests that wait are rows of the groups: those received are your move, those sent the other side’s', async () => {
  const first = buildRequest({ message: 'We run forty bakeries.', expires_at: noonInDays(20) });
  const received = { ...buildPaged([first]), count: 7 };
  const http = server()
    .on('get', asOwner, { body: received })
    .on('get', asRequester, { body: buildPaged([buildRequest({ id: 22, requester: null })]) });
  const { platform } = renderDeals(<DealListPage />, {
    http,
    route: '/user-deals?side=both&search=bakery',
    outlets: false,
  });
  const mine = await group('Your move');
  expect(mine.getAllByRole('listitem')).toHaveLength(2);
  const request = mine.getAllByRole('listitem').find((row) => /Paul Keller/.test(row.textContent));
  expect(request).toHaveTextContent(
    /from Paul Keller, buyer.*Asks for access: “We run forty bakeries.”.*Answer within 20 days/,
  );
  expect(screen.getByRole('heading', { name: /^Your move/ })).toHaveTextContent('8');
  expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute(
    'href',
    '/user-deals?role=owner&view=requests&status=pending',
  );
  const theirs = await group('Their move');
  expect(theirs.getByText('to the owner')).toBeTruthy();
  expect(theirs.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  const asked = http.calls.findLast(({ path }) => path === asOwner);
  expect(asked?.params).toMatchObject({ title: 'bakery', statuses: 'pending,asked' });
  await userEvent.click(mine.getByRole('button', { name: 'Answer: Paul Keller' }));
  expect(platform.modals.opened.map(({ name }) => name)).toEqual(['request-accept']);
});

test('requests without a deal are a list, not an empty one', async () => {
  const http = server([], buildCounts({ seller: { requests_received: 1 } })).on('get', asOwner, {
    body: buildPaged([buildRequest()]),
  });
  renderDeals(<DealListPage />, { http, route: '/user-deals' });
  expect((await group('Your move')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('No deal yet')).toBeNull();
});

test('what there is none of is said, with what to do', async () => {
  const { address } = renderDeals(<DealListPage />, {
    http: server([], buildCounts()),
    route: '/user-deals?side=buyer&search=mill',
  });
  expect(await screen.findByText('No deal matches')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Take the filters away' }));
  expect(address()).toBe('/user-deals?side=buyer');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('No deal yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse opportunities' })).toBeTruthy();
});

test('who has nothing on either side is told how a deal begins, without sides to choose from', async () => {
  renderDeals(<DealListPage />, { http: server([], buildCounts()), route: '/user-deals' });
  expect(await screen.findByText(/^A deal begins when an owner opens/)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Your side' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse opportunities' })).toBeTruthy();
});

test('a list that fails can be loaded again', async () => {
  const http = server().on('get', '/api/deals/', { status: 500, body: { detail: 'Out of order' } });
  renderDeals(<DealListPage />, { http, route: '/user-deals' });
  expect(await screen.findByText('loadFailed')).toBeTruthy();
  http.on('get', '/api/deals/', { body: buildPaged([buildDeal()]) });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  await waitFor(() => expect(screen.getByText('Bakery group in Brittany')).toBeTruthy());
});

test.each([
  ['en', 'Write the letter: Bakery group in Brittany', 'Archive: Sawmill in the Vosges'],
  ['fr', 'Rédiger la lettre\u202f: Bakery group in Brittany', 'Archiver\u202f: Sawmill in the Vosges'],
] as const)(
  'the buttons of rows are named by the typography of the page (%s)',
  async (language, write, archive) => {
    renderDeals(<DealListPage />, { http: server(), route: '/user-deals', language });
    expect(await screen.findByRole('link', { name: write })).toBeVisible();
    expect(screen.getByRole('button', { name: archive })).toBeVisible();
  },
);
