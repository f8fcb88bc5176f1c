import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRequest } from '../../testing/build-deal.ts';
import { renderDeals } from '../../testing/render-deals.tsx';
import { RequestList } from './request-list.tsx';

const asOwner = '/api/access_requests/my_list_as_owner_of_opportunity/';
const asRequester = '/api/access_requests/my_list_as_requesting_user/';

test('the owner sees the requester, and accepts', async () => {
  const http = fakeHttp()
    .on('get', asOwner, { body: buildPaged([buildRequest({ message: 'We run forty bakeries.' })]) })
    .on('post', '/api/access_requests/21/accept/', { body: buildRequest({ status: 'accepted' }) });
  renderDeals(<RequestList asRole="owner" />, { http });

  expect(await screen.findByText('Paul Keller')).toBeTruthy();
  expect(screen.getByText('We run forty bakeries.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain('linkedin.com');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(http.calls.some(({ path }) => path.endsWith('/21/accept/'))).toBe(true));
});

test('declines with an optional reason', async () => {
  const http = fakeHttp()
    .on('get', asOwner, { body: buildPaged([buildRequest()]) })
    .on('post', '/api/access_requests/21/decline/', { body: buildRequest({ status: 'declined' }) });
  renderDeals(<RequestList asRole="owner" />, { http });

  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'Too far away');
  await userEvent.click(screen.getByRole('button', { name: 'Decline the request' }));
  await waitFor(() => expect(http.calls.at(-1)?.path).toBe(asOwner));
  expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ reason: 'Too far away' });
});

test('during an exclusivity, accepting is disabled with the reason beside it', async () => {
  const http = fakeHttp().on('get', asOwner, { body: buildPaged([buildRequest({ can_accept: false })]) });
  renderDeals(<RequestList asRole="owner" />, { http });

  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' });
  expect(accept.disabled).toBe(true);
  expect(screen.getByText(/Another buyer has exclusivity/)).toBeTruthy();
});

test('the requester withdraws after a confirmation', async () => {
  const http = fakeHttp()
    .on('get', asRequester, { body: buildPaged([buildRequest({ requester: null })]) })
    .on('post', '/api/access_requests/21/withdraw/', { body: buildRequest({ status: 'withdrawn' }) });
  const { platform } = renderDeals(<RequestList asRole="requester" />, { http, outlets: false });

  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(http.calls.every(({ method }) => method === 'get')).toBe(true);
  platform.modals.opened[0]?.close(true);
  await waitFor(() => expect(http.calls.some(({ path }) => path.endsWith('/withdraw/'))).toBe(true));
});

test('shows that no request is waiting', async () => {
  renderDeals(<RequestList asRole="owner" />, {
    http: fakeHttp().on('get', asOwner, { body: buildPaged([]) }),
  });
  expect(await screen.findByText('No request is waiting for you')).toBeTruthy();
});
