import type { AccessRequest, Deal } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildRequest } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { HomeDealsWidget } from './home-deals.widget.tsx';

const mine = buildDeal({ id: 1, project_title: 'Paper mill', group: 'mine' });
const theirs = buildDeal({ id: 2, project_title: 'Dairy', group: 'theirs' });
const paused = buildDeal({ id: 3, project_title: 'Bakery', group: 'paused' });
const ended = buildDeal({ id: 4, project_title: 'Hotel', group: 'ended', status: 'cancelled' });

function open(deals: Deal[], requests: AccessRequest[] = [], sent: AccessRequest[] = []) {
  const http = fakeHttp()
    .on('get', '/api/access_requests/my_list_as_owner_of_opportunity/', { body: buildPaged(requests) })
    .on('get', '/api/access_requests/my_list_as_requesting_user/', { body: buildPaged(sent) })
    .on('get', '/api/deals/', { body: buildPaged(deals) });
  renderDeals(<HomeDealsWidget />, { http });
  return http;
}

test('requests and deals that wait for the reader are counted and come first, then what is under way, nothing that has ended', async () => {
  const http = open(
    [mine, theirs, paused, ended],
    [buildRequest({ opportunity_name: 'Laboratory', message: 'We know your yard.' })],
    [buildRequest({ id: 22, opportunity_name: 'Clinic', requester: null })],
  );
  await screen.findByRole('heading', { level: 2, name: 'Your move (2)' });
  const moves = screen.getByRole('list', { name: 'Your move' });
  expect(within(moves).getAllByRole('listitem')).toHaveLength(2);
  expect(within(moves).getByText('from Paul Keller, buyer')).toBeVisible();
  expect(within(moves).getByText(/We know your yard\./)).toBeVisible();
  const running = screen.getByRole('list', { name: 'Under way' });
  expect(within(running).getByRole('link', { name: 'Dairy' })).toBeVisible();
  expect(within(running).getByRole('link', { name: 'Bakery' })).toBeVisible();
  expect(within(running).getByRole('link', { name: 'Clinic' })).toBeVisible();
  expect(screen.queryByText('Hotel')).toBeNull();
  expect(screen.getByRole('link', { name: 'All deals' }).getAttribute('href')).toBe('/user-deals');
  const asked = http.calls.find(({ path }) => path === '/api/deals/');
  expect(asked?.params).toMatchObject({ grouped: 'true', ordering: 'deadline' });
});

test('the one action of a request asks whether to accept; nothing is accepted by it', async () => {
  const http = open([], [buildRequest({ opportunity_name: 'Laboratory' })]);
  await userEvent.click(await screen.findByRole('button', { name: /Answer.*Paul Keller/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(http.calls.every(({ method }) => method === 'get')).toBe(true);
});

test('who has neither deals nor requests is invited by other parts of the page', async () => {
  const http = open([]);
  await waitFor(() => expect(http.calls).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText('Deals')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('whose deals have ended reads what will stand there', async () => {
  open([ended]);
  expect(await screen.findByText(/^Nothing waits for you\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your move' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('after a failure it says so, and offers to retry', async () => {
  renderDeals(<HomeDealsWidget />, { http: fakeHttp() });
  expect(await screen.findByText('Your deals could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'loadAgain' })).toBeVisible();
});

test('a visitor has nothing of their own: nothing is asked for, and nothing shown', () => {
  const http = fakeHttp();
  renderDeals(<HomeDealsWidget />, { http, signedIn: false });
  expect(http.calls).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
