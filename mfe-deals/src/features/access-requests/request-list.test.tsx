import { type AccessRequest, addDays } from '@handover/shared/contract';
import { readerDay } from '@handover/shared/format';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRequest } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { RequestList } from './request-list.tsx';

const asOwner = '/api/access_requests/my_list_as_owner_of_opportunity/';
const asRequester = '/api/access_requests/my_list_as_requesting_user/';
const [owners, requesters] = [
  '/user-deals?view=requests&role=owner',
  '/user-deals?view=requests&role=requester',
];

const open = (request: Partial<AccessRequest>, route: string, outlets = true) => {
  const http = fakeHttp()
    .on('get', asOwner, { body: buildPaged([buildRequest(request)]) })
    .on('get', asRequester, { body: buildPaged([buildRequest({ requester: null, ...request })]) })
    .on('get', '/api/sectors/', { body: buildPaged([]) })
    .on('post', '/api/access_requests/21/withdraw/', { body: buildRequest({ status: 'withdrawn' }) });
  return { http, ...renderDeals(<RequestList />, { http, route, outlets }) };
};

test('the owner sees who asks, why, since when, and until when it can be answered', async () => {
  // Counted on the reader's calendar, which may be a day ahead of the marketplace's.
  const expires_at = `${addDays(readerDay(Date.now()), 20)}T12:00:00.000Z`;
  open({ message: 'We run forty bakeries.', created_at: '2026-11-20T08:00:00.000Z', expires_at }, owners);
  expect(await screen.findByText('Paul Keller')).toBeTruthy();
  expect(screen.getByText('We run forty bakeries.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain('linkedin.com');
  expect(screen.getByText(/Asked on 20\sNov\s2026/)).toBeTruthy();
  expect(screen.getByText(/answer it by .* in 20 days/)).toBeTruthy();
});

test('during an exclusivity, accepting is disabled with the reason beside it', async () => {
  open({ can_accept: false }, owners);
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: /Accept….*Paul Keller/ });
  expect(accept.disabled).toBe(true);
  expect(screen.getByText(/Another buyer has exclusivity/)).toBeTruthy();
});

test('the requester withdraws after a confirmation', async () => {
  const { http, platform } = open({}, requesters, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(http.calls.every(({ method }) => method === 'get')).toBe(true);
  platform.modals.opened[0]?.close(true);
  await waitFor(() => expect(http.calls.some(({ path }) => path.endsWith('/withdraw/'))).toBe(true));
});

test('to a mandate one is introduced: no word of a request for access, in either list', async () => {
  const { unmount } = open({ type_of_opportunity: 'buy' }, requesters);
  expect(await screen.findByRole('button', { name: 'Withdraw the introduction' })).toBeTruthy();
  expect(screen.getByText(/Introduced on/).textContent).toMatch(/the buyer has until/);
  unmount();
  open({ type_of_opportunity: 'buy' }, owners);
  expect(await screen.findByText(/Introduced on/)).toBeTruthy();
});

test('the last day of a request is that of the marketplace, wherever it is read', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:30:00.000Z'), advanceTimers: true });
  open({ expires_at: '2026-12-18T22:59:59.999Z' }, owners);
  expect(await screen.findByText(/answer it by 18\sDec/)).toBeTruthy();
  jest.useRealTimers();
});

const declined = { status: 'declined', decided_at: '2026-11-21T08:00:00.000Z' } as const;
test.each([
  ['with a reason', { decline_reason: 'Too far away' }, 'Reason given: “Too far away”'],
  ['without one', {}, 'The owner gave no reason.'],
  ['as it was sold', { decline_reason: 'sold' }, 'The business was sold to someone else.'],
  [
    'as the buyer bought another business',
    { decline_reason: 'sold', type_of_opportunity: 'buy' },
    'The buyer has bought another business.',
  ],
  ['as it was deleted', { decline_reason: 'unlisted' }, 'The owner took the opportunity off the market.'],
] as const)('who was declined %s reads why', async (_, request, text) => {
  open({ ...declined, ...request }, requesters);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/(Asked|Introduced) on .*, (declined|closed) on 21\sNov\s2026/)).toBeTruthy();
  // The owner has not declined a request that ended with the sale or removal of the opportunity.
  const isClosed = 'decline_reason' in request && /^(sold|unlisted)$/.test(request.decline_reason);
  expect(screen.queryByText('Closed') !== null).toBe(isClosed);
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});

test('who was declined reads from which day of the marketplace they may ask again', async () => {
  open({ ...declined, can_request_from: '2026-12-21T22:30:00.000Z' }, requesters);
  expect(await screen.findByText(/You may ask again from 21\sDec\s2026/)).toBeTruthy();
});

test('an accepted request stays in the list, with a link to its deal', async () => {
  open({ status: 'accepted', deal_id: 7, decided_at: '2026-11-21T08:00:00.000Z' }, owners);
  const link = await screen.findByRole('link', { name: 'Open the deal' });
  expect(link.getAttribute('href')).toBe('/user-deals/view/7');
});

test('state, order and search are in the address, and go to the server', async () => {
  const { http, address } = open({}, owners);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Declined');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Deadline');
  await waitFor(() =>
    expect(http.calls.at(-1)?.params).toMatchObject({ statuses: 'declined', ordering: 'expires_at' }),
  );
  expect(address()).toContain('status=declined&order=expires_at');
});

test('the request that a notification is about is shown alone, with a link to all', async () => {
  const { http, address } = open({}, '/user-deals?role=owner&request=21');
  await screen.findByText('Paul Keller');
  expect(http.calls.find(({ path }) => path === asOwner)?.params).toMatchObject({ id: '21' });
  await userEvent.click(screen.getByRole('link', { name: 'All requests' }));
  expect(address()).toBe('/user-deals?role=owner&view=requests');
});
