import { type AccessRequest, type ErrorCode, paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildParty, buildRequest } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const request: AccessRequest = buildRequest({
  opportunity_name: 'Regional haulier',
  requester: buildParty({ first_name: 'Thomas', last_name: 'Keller' }),
  message: 'We drive in the same region.',
});
const posts = (http: ReturnType<typeof fakeHttp>) => http.calls.filter(({ method }) => method === 'post');

async function open(
  name: 'request-accept' | 'request-decline',
  http: ReturnType<typeof fakeHttp>,
  about: Partial<AccessRequest> = {},
) {
  renderDeals(<ModalOpener name={name} props={{ request: { ...request, ...about } }} />, { http });
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  return within(await screen.findByRole('dialog'));
}
const accepting = () =>
  fakeHttp().on('post', /21\/accept/, { body: buildRequest({ status: 'accepted', deal_id: 7 }) });

test('it asks to whom, and says who they are, what opens now and what later', async () => {
  const dialog = await open('request-accept', accepting());
  expect(screen.getByRole('dialog', { name: 'Open Regional haulier to Thomas Keller?' })).toBeTruthy();
  expect(dialog.getByText('We drive in the same region.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Thomas Keller on LinkedIn' })).toBeTruthy();
  const now = dialog.getByRole('heading', { name: 'What Thomas can read at once' }).parentElement;
  const later = dialog.getByRole('heading', { name: 'What opens later' }).parentElement;
  expect(now?.textContent).toMatch(/company’s name.*organisation chart.*your name, e.mail and phone/);
  expect(later?.textContent).toMatch(/annual accounts.*general ledger/);
});

test('who does not want to accept can decline from there', async () => {
  const dialog = await open('request-accept', accepting());
  await userEvent.click(dialog.getByRole('button', { name: 'Decline…' }));
  expect(await screen.findByRole('dialog', { name: 'Decline the request of Thomas Keller?' })).toBeTruthy();
});

test('while an exclusivity runs it says so, and opens nothing', async () => {
  const dialog = await open('request-accept', accepting(), { can_accept: false });
  expect(dialog.getByText(/Another buyer has exclusivity/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Open to Thomas' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Decline…' })).toBeEnabled();
});

test('who accepts for a mandate is the buyer: nothing of a business of theirs is promised', async () => {
  const dialog = await open('request-accept', accepting(), { type_of_opportunity: 'buy' });
  expect(screen.getByRole('dialog', { name: 'Accept the introduction of Thomas Keller?' })).toBeTruthy();
  const now = dialog.getByRole('heading', { name: 'What Thomas learns' }).parentElement;
  expect(now?.textContent).toMatch(/your name, e.mail and phone/);
  expect(dialog.queryByText(/annual accounts|general ledger|confidential texts/)).toBeNull();
});

test('the buyer may show the buyer profile with the introduction that is accepted', async () => {
  const http = accepting().on('get', paths.buyerProfile, { body: { kind: 'fund' } });
  const dialog = await open('request-accept', http, { type_of_opportunity: 'buy' });
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Show my buyer profile', checked: false }),
  );
  expect(dialog.getByText(/Thomas reads who you are/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the introduction' }));
  await waitFor(() => expect(posts(http).map(({ body }) => body)).toEqual([{ shows_profile: true }]));
});

test('a buyer without a profile is led to it, and a seller is not asked for one', async () => {
  const http = accepting().on('get', paths.buyerProfile, { body: { kind: null } });
  const dialog = await open('request-accept', http, { type_of_opportunity: 'buy' });
  expect(await dialog.findByRole('link', { name: 'Fill it in' })).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('Enter, pressed once more than meant, opens nothing', async () => {
  const http = accepting();
  const dialog = await open('request-accept', http);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Not yet' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts(http)).toEqual([]);
});

test('it is opened to them by the one button that says so', async () => {
  const http = accepting();
  const dialog = await open('request-accept', http);
  await userEvent.click(dialog.getByRole('button', { name: 'Open to Thomas' }));
  expect(await screen.findByText('The deal with Thomas Keller has begun.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts(http)).toHaveLength(1);
});

test.each<[ErrorCode, RegExp]>([
  ['access_request.not_pending', /answered, withdrawn, or has expired/],
  ['access_request.exclusivity_running', /exclusivity has begun meanwhile.*Nothing was opened/],
  ['opportunity.unlisted', /no longer listed.*Nothing was opened/],
])('%s: the notice says what happened meanwhile', async (code, text) => {
  const http = fakeHttp().on('post', /21\/accept/, { status: 409, body: { detail: 'No', code } });
  const dialog = await open('request-accept', http);
  await userEvent.click(dialog.getByRole('button', { name: 'Open to Thomas' }));
  const notice = within(await screen.findByRole('dialog', { name: 'No longer possible' }));
  expect(notice.getByText(text)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Regional haulier/ })).toBeNull());
});

test.each([
  ['sell', 'Thomas Keller may ask again after 30 days.'],
  ['buy', 'Thomas Keller may make another introduction after 30 days.'],
] as const)(
  'declining a request (%s) says what follows for both sides',
  async (type_of_opportunity, again) => {
    const dialog = await open('request-decline', fakeHttp(), { type_of_opportunity });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Thomas Keller is told that it is declined. Nothing of yours opens/),
      expect.stringMatching(/can’t accept this one later/),
      again,
    ]);
  },
);

test('declines with an optional reason', async () => {
  const http = fakeHttp().on('post', /21\/decline/, { body: buildRequest({ status: 'declined' }) });
  const dialog = await open('request-decline', http);
  await pasteInto(dialog.getByRole('textbox', { name: /Reason/ }), 'Too far away');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }));
  expect(await screen.findByText('You declined the request of Thomas Keller.')).toBeTruthy();
  expect(posts(http)[0]?.body).toEqual({ reason: 'Too far away' });
});
