import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';
import { DealListPage } from './deal-list.page.tsx';

const server = () =>
  fakeHttp()
    .on('get', '/api/access_requests/my_list_as_owner_of_opportunity/', { body: buildPaged([]) })
    .on('get', '/api/access_requests/my_list_as_requesting_user/', { body: buildPaged([]) })
    .on('get', '/api/deals/', ({ params }) => ({
      body: buildPaged(params.role === 'requester' ? [buildDeal()] : []),
    }));

test('the role is in the address, and chooses the deals that are shown', async () => {
  const { address } = renderDeals(<DealListPage />, { http: server(), route: '/user-deals' });
  expect(await screen.findByText('No deal yet')).toBeTruthy();

  await userEvent.click(screen.getByRole('link', { name: 'I buy' }));
  expect(address()).toBe('/user-deals?role=requester');
  const deal = await screen.findByRole('link', { name: 'Bakery group in Brittany' });
  expect(deal.getAttribute('href')).toBe('/user-deals/view/7');
  expect(screen.getByText('with Claire Moreau, seller')).toBeTruthy();
  expect(screen.getByText('Introduction')).toBeTruthy();
});

test('the archive has its own address, and shows no requests', async () => {
  const http = server();
  renderDeals(<DealListPage />, { http, route: '/user-deals?role=owner&archived=true' });
  expect(await screen.findByText('Nothing in the archive')).toBeTruthy();
  expect(screen.queryByText('Requests for access')).toBeNull();
  expect(http.calls.map(({ params }) => params.archived)).toEqual(['true']);
});

test('a list that fails can be loaded again', async () => {
  const http = server().on('get', '/api/deals/', { status: 500, body: { detail: 'Out of order' } });
  renderDeals(<DealListPage />, { http, route: '/user-deals' });
  expect(await screen.findByText('loadFailed')).toBeTruthy();
  http.on('get', '/api/deals/', { body: buildPaged([buildDeal()]) });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  await waitFor(() => expect(screen.getByText('Bakery group in Brittany')).toBeTruthy());
});
