import { HttpError } from '@handover/shared/http';
import { pasteInto } from '@handover/shared/testing';
import { buildAccess, buildOpportunity, buildOwn, buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENT, isFetched, openOpportunity, panel } from '../testing/open-opportunity.tsx';

test.each([
  ['owner', { status: 'owner' as const }, 'Manage this opportunity', '/user-opps/view/3'],
  ['deal', { status: 'deal_exists' as const, deal_id: 7 }, 'Open the deal', '/user-deals/view/7'],
  [
    'requested',
    { status: 'requested' as const },
    'See my requests',
    '/user-deals?role=requester&view=requests',
  ],
])('%s: a link to the next step', async (_who, access, name, href) => {
  openOpportunity({ request_access_status: buildAccess(access) });
  expect(
    within(await panel())
      .getByRole('link', { name })
      .getAttribute('href'),
  ).toBe(href);
});

test('a visitor gets a link to the sign-in that leads back', async () => {
  const { http } = openOpportunity({}, false);
  const link = within(await panel()).getByRole('link', { name: 'Sign in to ask for access' });
  expect(link.getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent('/opportunities/3?modal=get-access&opportunity=3')}`,
  );
  expect(isFetched(http, '/api/opportunities/3/private_data/')).toBe(false);
});

test.each([
  ['a published one', true, 0],
  ['one under review', null, 1],
])('staff are not offered to ask; %s', async (_what, validated, links) => {
  openOpportunity({ validated, own: buildOwn() });
  const shown = within(await panel());
  expect(shown.getByText(/You read this as our staff/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Ask for access' })).toBeNull();
  expect(shown.queryByText('What happens next')).toBeNull();
  expect(screen.queryByText('Confidential part')).toBeNull();
  expect(shown.queryAllByRole('link', { name: 'Open it in the review' })).toHaveLength(links);
});

test('after a denied request it shows why, and when access may be requested again', async () => {
  const from = { can_request_from: '2999-02-03T22:30:00.000Z', decline_reason: 'Too far away' };
  openOpportunity({ request_access_status: buildAccess(from) });
  const shown = within(await panel());
  expect(shown.getByText(/ask again from 3.Feb.2999/)).toBeTruthy();
  expect(shown.getByText('Reason given: “Too far away”')).toBeTruthy();
  expect(shown.queryByText('What happens next')).toBeNull();
});

const waiting = buildAccess({
  status: 'requested',
  request_id: 21,
  asked_at: '2026-11-20T08:00:00.000Z',
  // The end of a day of the marketplace.
  expires_at: '2026-12-11T22:59:59.999Z',
});

test('a request that waits has its date, the day until which the owner answers, and is withdrawn after a question', async () => {
  const { http } = openOpportunity({ request_access_status: waiting });
  http.on('post', '/api/access_requests/21/withdraw/', { body: {} });
  const shown = within(await panel());
  expect(shown.getByText(/Asked on 20.Nov.2026. The owner has until 11.Dec.2026/)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  expect(http.calls.every(({ method }) => method === 'get')).toBe(true);
  http.on('get', '/api/opportunities/3/', { body: buildOpportunity() });
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await shown.findByRole('button', { name: 'Ask for access' })).toBeTruthy();
  expect(isFetched(http, '/api/access_requests/21/withdraw/')).toBe(true);
});

test('what the owner asks back is told, with the day until which they wait', async () => {
  const reply_by = '2026-11-27T22:59:59.999Z';
  openOpportunity({ request_access_status: { ...waiting, reply_by } });
  const shown = within(await panel());
  expect(shown.getByText(/Answer by 27.Nov.2026/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Read the question' }).getAttribute('href')).toBe(
    '/user-deals?role=requester&view=requests',
  );
  expect(shown.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('a request that was answered meanwhile: the panel shows what became of it', async () => {
  const { http } = openOpportunity({ request_access_status: waiting });
  const detail = { detail: 'This request is accepted', code: 'access_request.not_pending' };
  http.on('post', '/api/access_requests/21/withdraw/', { status: 409, body: detail });
  const shown = within(await panel());
  await userEvent.click(shown.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  const request_access_status = buildAccess({ status: 'deal_exists', deal_id: 7 });
  http.on('get', '/api/opportunities/3/', { body: buildOpportunity({ request_access_status }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await shown.findByRole('link', { name: 'Open the deal' })).toBeTruthy();
});

const SIGNED = {
  nda_accepted: true,
  ...{ signature: 'Ada Byron', nda_version: AGREEMENT.version, language: AGREEMENT.language },
};

const ask = async () => {
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
  await dialog.findByRole('heading', { name: /Confidentiality agreement/ });
  return { ...dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send the request' })) };
};

test('without the NDA nothing is sent, and the checkbox shows an error', async () => {
  const { http } = openOpportunity();
  const dialog = await ask();
  expect(dialog.getByRole('heading', { name: 'Confidentiality agreement, version 2026-11.2' })).toBeTruthy();
  expect(dialog.getByText('The buyer uses it for nothing else.')).toBeTruthy();
  await dialog.send();
  expect(await dialog.findByText('Accept the confidentiality agreement to ask for access.')).toBeTruthy();
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
});

test('a buyer profile that is filled in is offered, and shown if the box is ticked', async () => {
  const { http } = openOpportunity();
  http.on('get', '/api/users/current_user/buyer_profile/', { body: { kind: 'fund' } });
  http.on('post', '/api/opportunities/3/request_access/', { status: 201, body: { id: 21 } });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('checkbox', { name: /confidentiality agreement/i }));
  await pasteInto(dialog.getByLabelText(/Your name/), 'Ada Byron');
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Show my buyer profile', checked: false }),
  );
  await dialog.send();
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({
      ...SIGNED,
      shows_profile: true,
    }),
  );
});

test('who has no buyer profile is led to it, and can ask without', async () => {
  const { http } = openOpportunity();
  http.on('get', '/api/users/current_user/buyer_profile/', { body: { kind: null } });
  const dialog = await ask();
  const link = await dialog.findByRole('link', { name: 'Fill in my buyer profile' });
  expect(link).toHaveAttribute('href', '/user-details/buyer');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
});

test('requested is shown at once, without private data', async () => {
  const { http } = openOpportunity();
  let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
  http.on('post', '/api/opportunities/3/request_access/', () => new Promise((resolve) => (answer = resolve)));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('checkbox'));
  await pasteInto(dialog.getByLabelText(/Your name/), 'Ada Byron');
  await pasteInto(dialog.getByLabelText(/Message to the owner/), 'I bake.');
  await dialog.send();
  expect(await screen.findByText('Requested')).toBeTruthy();
  expect(http.calls.at(-1)?.body).toEqual({ ...SIGNED, message: 'I bake.' });
  http.on('get', '/api/opportunities/3/', {
    body: buildOpportunity({ request_access_status: buildAccess({ status: 'requested', request_id: 21 }) }),
  });
  answer({ status: 201, body: { id: 21 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Requested')).toBeTruthy();
  expect(await screen.findByText('Your request is on its way to the owner.')).toBeTruthy();
  expect(isFetched(http, '/api/opportunities/3/private_data/')).toBe(false);
});

test('offline it says that the line of the person is down', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { http } = openOpportunity();
  http.on('post', '/api/opportunities/3/request_access/', () =>
    Promise.reject(new HttpError({ kind: 'network' })),
  );
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('checkbox'));
  await pasteInto(dialog.getByLabelText(/Your name/), 'Ada Byron');
  await dialog.send();
  expect(await dialog.findByText(/failure\.offline/)).toBeTruthy();
  online.mockRestore();
});

test.each([
  [404, 'opportunity.not_found', /no longer published/],
  [409, 'access_request.pending_exists', /You have asked before/],
  [429, 'access_request.too_many', /as many opportunities as one may in a day/],
])(
  'denied with %s: the page is as before, and the form shows why and keeps the input',
  async (status, code, why) => {
    const { http } = openOpportunity();
    http.on('post', '/api/opportunities/3/request_access/', {
      status,
      body: { detail: 'No', code },
    });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('checkbox'));
    await pasteInto(dialog.getByLabelText(/Your name/), 'Ada Byron');
    await pasteInto(dialog.getByLabelText(/Message to the owner/), 'I bake.');
    await dialog.send();
    expect(await dialog.findByText(why)).toBeTruthy();
    expect(screen.queryByText('Requested')).toBeNull();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Message to the owner/).value).toBe('I bake.');
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  },
);

test.each([
  [false, 1],
  [true, 0],
])(
  'the dialog says before anything is written that the address is not confirmed (%p)',
  async (email_proven, notices) => {
    const { http } = openOpportunity();
    http.on('get', '/api/users/current_user/', {
      body: buildUser({ email: 'me@example.test', email_proven }),
    });
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
    await dialog.findByLabelText(/Message to the owner/);
    await waitFor(() => expect(isFetched(http, '/api/users/current_user/')).toBe(true));
    if (notices) await dialog.findByText(/mailed to me@example.test/);
    expect(dialog.queryAllByRole('button', { name: 'emailProof.send' })).toHaveLength(notices);
  },
);

test('another name than that of the account is refused at its field', async () => {
  const { http } = openOpportunity();
  const text = 'Sign with the name of your account: Ada Byron.';
  http.on('post', '/api/opportunities/3/request_access/', { status: 400, body: { signature: [text] } });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('checkbox'));
  await pasteInto(dialog.getByLabelText(/Your name/), 'Ida Byron');
  await dialog.send();
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.getByLabelText(/Your name/)).toHaveFocus();
});
