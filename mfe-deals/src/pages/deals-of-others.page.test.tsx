import type { Delegation } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildActingFor, buildDelegation, buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCounts, buildDeal, buildNextStep, buildRequest } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealListPage } from './deal-list.page.tsx';
import { DealViewPage } from './deal-view.page.tsx';

const asOwner = '/api/access_requests/my_list_as_owner_of_opportunity/';
const ended = buildDeal({
  id: 9,
  project_title: 'Sawmill in the Vosges',
  group: 'ended',
  status: 'cancelled',
  next_step: buildNextStep({ move: 'none', code: 'cancelled.sold' }),
});

function open(right: Delegation['right'], route = '/user-deals?acting_for=5') {
  const delegation = buildDelegation({ side: 'received', person: 'Claire Fontaine', right });
  const http = fakeHttp()
    .on('get', '/api/delegations/', { body: buildPaged([delegation]) })
    .on('get', asOwner, { body: buildPaged([buildRequest()]) })
    .on('get', '/api/sectors/', { body: buildPaged([]) })
    .on('get', '/api/deals/counts/', { body: buildCounts({ seller: { ended: 1, requests_received: 1 } }) })
    .on('get', '/api/deals/', { body: buildPaged([ended]) });
  renderDeals(<DealListPage />, { http, route });
  return http;
}
const asked = (http: ReturnType<typeof fakeHttp>, path: string) =>
  http.calls.filter((call) => call.path === path).map(({ params }) => params.acting_for);

test('the list is read for the person in the address; requests that they sent are not', async () => {
  const http = open('negotiate');
  await screen.findByRole('link', { name: 'Sawmill in the Vosges' });
  for (const path of ['/api/deals/', '/api/deals/counts/', asOwner])
    expect(new Set(asked(http, path))).toEqual(new Set(['5']));
  expect(http.calls.some(({ path }) => path.includes('requesting_user'))).toBe(false);
  expect(screen.getByRole('link', { name: 'Requests and introductions' })).toHaveAttribute(
    'href',
    '/user-deals?role=owner&view=requests&acting_for=5',
  );
});

test('the archive of another is not offered', async () => {
  open('negotiate');
  await screen.findByRole('link', { name: 'Sawmill in the Vosges' });
  expect(screen.queryByRole('button', { name: /Archive/ })).toBeNull();
});

test.each([
  ['negotiate', true],
  ['edit', false],
] as const)('who may %s answers requests: %s', async (right, answers) => {
  open(right);
  const row = within(await screen.findByRole('list', { name: 'Your move' }));
  const button = { name: /^Answer/ };
  if (answers) await row.findByRole('button', button);
  else expect(row.queryByRole('button', button)).toBeNull();
});

test('in the list of all requests there are none that were sent', async () => {
  open('edit', '/user-deals?view=requests&role=requester&acting_for=5');
  await screen.findByRole('link', { name: 'Received' });
  expect(screen.queryByRole('link', { name: 'Sent' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a deal says for whom, and has no archive and no advisers of one’s own', async () => {
  const deal = buildDeal({
    acting_for: buildActingFor({ right: 'read' }),
    role: 'owner',
    side: 'seller',
    actions: [],
  });
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('get', '/api/deals/7/timeline/', { body: buildPaged([]) });
  renderDeals(<DealViewPage />, { http, route: '/user-deals/view/7', path: '/user-deals/view/:id' });
  expect(await screen.findByText('adviser.actsFor')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  for (const name of ['Archive', 'Advisers', 'Edit what the deal shows'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});
