import type { Opportunity } from '@handover/shared/contract';
import { areaKey } from '@handover/shared/query';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import {
  buildAccess,
  buildOpportunity,
  buildOwn,
  buildPrivateData,
  buildUser,
} from '@handover/shared/testing/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { OpportunityPage } from './opportunity.page.tsx';

function open(overrides: Partial<Opportunity> = {}, signedIn = true) {
  const http = fakeHttp().on('get', '/api/opportunities/3/', { body: buildOpportunity(overrides) });
  const view = renderOpportunities(<OpportunityPage />, {
    http,
    signedIn,
    route: '/opportunities/3',
    path: '/opportunities/:id',
  });
  return { http, ...view };
}
const panel = () => screen.findByRole('complementary', { name: 'What you can do now' });
const isFetched = (http: ReturnType<typeof fakeHttp>, path: string) =>
  http.calls.some((call) => call.path === path);

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
  open({ request_access_status: buildAccess(access) });
  expect(
    within(await panel())
      .getByRole('link', { name })
      .getAttribute('href'),
  ).toBe(href);
});

test('a listing whose owner has closed their account says so, without boxes that are empty, and its price once', async () => {
  const { owner, ...data } = buildPrivateData({ revenues: [], company_name: '', website: '', phone: '' });
  const { http } = open({
    sold: true,
    bands: null,
    asking_price: 3_900_000,
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  http.on('get', '/api/opportunities/3/private_data/', {
    body: {
      ...data,
      owner: { ...owner, first_name: 'Former', last_name: 'user', is_former: true, email: null },
    },
  });
  expect(await screen.findByText(/has closed their account/)).toBeVisible();
  expect(screen.queryByText('Contact')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print with confidential data' })).toBeNull();
  expect(screen.getAllByText('Asking price')).toHaveLength(1);
});

test('a visitor gets a link to the sign-in that leads back', async () => {
  const { http } = open({}, false);
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
  open({ validated, own: buildOwn() });
  const shown = within(await panel());
  expect(shown.getByText(/You read this as our staff/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Ask for access' })).toBeNull();
  expect(shown.queryByText('What happens next')).toBeNull();
  expect(screen.queryByText('Confidential part')).toBeNull();
  expect(shown.queryAllByRole('link', { name: 'Open it in the review' })).toHaveLength(links);
});

test('after a denied request it shows why, and when access may be requested again', async () => {
  const from = { can_request_from: '2999-02-03T12:00:00.000Z', decline_reason: 'Too far away' };
  open({ request_access_status: buildAccess(from) });
  const shown = within(await panel());
  expect(shown.getByText(/ask again from 3.Feb.2999/)).toBeTruthy();
  expect(shown.getByText('Reason given: “Too far away”')).toBeTruthy();
  expect(shown.queryByText('What happens next')).toBeNull();
});

const waiting = buildAccess({
  status: 'requested',
  request_id: 21,
  asked_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-11T12:00:00.000Z',
});

test('a request that waits has its date, the day until which the owner answers, and is withdrawn after a question', async () => {
  const { http } = open({ request_access_status: waiting });
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

test('a request that was answered meanwhile: the panel shows what became of it', async () => {
  const { http } = open({ request_access_status: waiting });
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

test('the panel has the price, its multiple of the EBITDA band, and what happens next', async () => {
  open();
  const shown = within(await panel());
  expect(shown.getByText('€2,400,000')).toBeTruthy();
  expect(shown.getByText('4.8–9.6× EBITDA')).toBeTruthy();
  expect(shown.getByText(/the owner.*has 21 days to answer/i)).toBeTruthy();
  expect(screen.getByText('Opens at due diligence')).toBeTruthy();
});

test('sub-sectors and tags stand apart, each under its name', async () => {
  const named = (id: number, name: string) => ({ id, name, name_fr: name });
  open({ sub_sectors: [named(7, 'Dentists')], tags: [named(7, 'implants')] });
  const under = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await under('Sub-sectors')).toEqual(['Dentists']);
  expect(await under('Tags')).toEqual(['implants']);
});

test('once it is sold it says so: no price, no figures, nothing to ask for', async () => {
  const nothing = { asking_price: null, bands: null, activity: '', unique_selling_proposition: '' };
  const sold_at = '2026-02-03T10:00:00.000Z';
  open({ sold: true, sold_at, ...nothing });
  const shown = within(await panel());
  expect(shown.getByText(/This business has changed hands/)).toBeTruthy();
  expect(screen.getByText('Sold')).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe(sold_at);
  for (const gone of ['Price on request', 'Revenue', 'Confidential part', 'What happens next', 'Activity'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
});

test('a mandate speaks to owners, and has no price', async () => {
  open({ type_of_opportunity: 'buy', asking_price: null, bands: null });
  const shown = within(await panel());
  expect(shown.getByText(/Do you own a business that fits/)).toBeTruthy();
  expect(shown.getByText(/The buyer reads your name.*21 days/)).toBeTruthy();
  expect(shown.queryByText('Price on request')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Introduce your business' }));
  expect(await screen.findByRole('dialog', { name: 'Introduce your business' })).toBeTruthy();
});

const exact = { year: 2025, currency: 1, revenue: 4_800_000, ebitda: 720_000, number_of_employees: 34 };

test('with access the facts are exact, and printed as bands', async () => {
  open({
    exact,
    asking_price: 3_900_000,
    request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }),
  });
  expect(await screen.findByText('Open to you')).toBeTruthy();
  const printed = (text: string) => screen.getByText(text).closest('.teaser, .confidential')?.className;
  for (const text of ['€4.8M', '€720k (15.0%)', '34 people', '€3.9M'])
    expect([text, printed(text)]).toEqual([text, 'confidential']);
  expect(printed('€2M – €3M')).toBe('teaser');
  expect(within(await panel()).getByText('5.4× EBITDA')).toBeTruthy();
});

test('a rival whom exclusivity has paused sees the outline, and no confidential call is made', async () => {
  const { http } = open({ request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }) });
  expect(await screen.findByText('General ledger')).toBeTruthy();
  expect(isFetched(http, '/api/opportunities/3/private_data/')).toBe(false);
  // Neither access nor a letter would open it now.
  expect(screen.queryByText(/^Opens /)).toBeNull();
  expect(screen.getAllByText('Closed during the exclusivity')).toHaveLength(6);
});

test('an exclusivity that begins closes the part, and no call is made that is no longer allowed', async () => {
  const access = { request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7 }) };
  const http = fakeHttp()
    .on('get', '/api/opportunities/3/', { body: buildOpportunity({ ...access, exact }) })
    .on('get', '/api/opportunities/3/private_data/', { body: buildPrivateData() });
  const asked = () => http.calls.filter(({ path }) => path.endsWith('/private_data/')).length;
  const { platform } = renderOpportunities(<OpportunityPage />, {
    http,
    signedIn: true,
    route: '/opportunities/3',
    path: '/opportunities/:id',
  });
  expect(await screen.findByText('Print with confidential data')).toBeTruthy();
  await platform.queries.invalidateQueries({ queryKey: areaKey('opportunities') });
  expect(asked()).toBe(2);
  http.on('get', '/api/opportunities/3/', { body: buildOpportunity(access) });
  await platform.queries.invalidateQueries({ queryKey: areaKey('opportunities') });
  expect(await screen.findByText('General ledger')).toBeTruthy();
  expect(asked()).toBe(2);
});

test('the confidential part is left out of print, unless it is printed on purpose', async () => {
  const { http } = open({ exact, request_access_status: buildAccess({ status: 'owner' }), own: buildOwn() });
  http.on('get', '/api/opportunities/3/private_data/', {
    body: buildPrivateData({ company_name: 'Ty Bara' }),
  });
  const name = await screen.findByText('Ty Bara');
  expect(name.closest('.confidential')).not.toBeNull();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print with confidential data' }));
  expect(print).toHaveBeenCalledTimes(1);
});

const ask = async () => {
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
  return { ...dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Send the request' })) };
};

test('without the NDA nothing is sent, and the checkbox shows an error', async () => {
  const { http } = open();
  const dialog = await ask();
  expect(
    dialog.getByRole('heading', { name: /Confidentiality agreement, version \d{4}-\d{2}/ }),
  ).toBeTruthy();
  await dialog.send();
  expect(await dialog.findByText('Accept the confidentiality agreement to ask for access.')).toBeTruthy();
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
});

test('requested is shown at once, without private data', async () => {
  const { http } = open();
  let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
  http.on('post', '/api/opportunities/3/request_access/', () => new Promise((resolve) => (answer = resolve)));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('checkbox'));
  await pasteInto(dialog.getByLabelText(/Message to the owner/), 'I bake.');
  await dialog.send();
  expect(await screen.findByText('Requested')).toBeTruthy();
  expect(http.calls.at(-1)?.body).toEqual({ nda_accepted: true, message: 'I bake.' });
  http.on('get', '/api/opportunities/3/', {
    body: buildOpportunity({ request_access_status: buildAccess({ status: 'requested', request_id: 21 }) }),
  });
  answer({ status: 201, body: { id: 21 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Requested')).toBeTruthy();
  expect(await screen.findByText('Your request is on its way to the owner.')).toBeTruthy();
  expect(isFetched(http, '/api/opportunities/3/private_data/')).toBe(false);
});

test.each([
  [404, 'opportunity.not_found', /no longer published/],
  [409, 'access_request.pending_exists', /You have asked before/],
  [429, 'access_request.too_many', /as many opportunities as one may in a day/],
])(
  'denied with %s: the page is as before, and the form shows why and keeps the input',
  async (status, code, why) => {
    const { http } = open();
    http.on('post', '/api/opportunities/3/request_access/', {
      status,
      body: { detail: 'No', code },
    });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('checkbox'));
    await pasteInto(dialog.getByLabelText(/Message to the owner/), 'I bake.');
    await dialog.send();
    expect(await dialog.findByText(why)).toBeTruthy();
    expect(screen.queryByText('Requested')).toBeNull();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Message to the owner/).value).toBe('I bake.');
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  },
);

test('a favourite that fails is undone', async () => {
  const { http } = open();
  http.on('post', '/api/opportunities/3/add_or_remove_from_favorites/', {
    status: 409,
    body: { detail: 'It is gone' },
  });
  const heart = await screen.findByRole('button', { name: 'Favourite: Bakery group in Brittany' });
  await userEvent.click(heart);
  expect(await screen.findByText('It is gone')).toBeTruthy();
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('a listing that is withdrawn while it is open says so, and nothing of it stays', async () => {
  const { http, platform } = open({ request_access_status: buildAccess({ status: 'requested' }) });
  await panel();
  http.on('get', '/api/opportunities/3/', { status: 404, body: { detail: 'There is no such opportunity.' } });
  await act(() => platform.queries.invalidateQueries());
  expect(await screen.findByRole('heading', { level: 1, name: 'No such opportunity' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'What you can do now' })).toBeNull();
  expect(screen.queryByText('See my requests')).toBeNull();
});

test.each([
  [false, 1],
  [true, 0],
])(
  'the dialog says before anything is written that the address is not confirmed (%p)',
  async (email_proven, notices) => {
    const { http } = open();
    http.on('get', '/api/users/current_user/', {
      body: buildUser({ email: 'me@example.test', email_proven }),
    });
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
    await dialog.findByRole('textbox');
    await waitFor(() => expect(isFetched(http, '/api/users/current_user/')).toBe(true));
    if (notices) await dialog.findByText(/mailed to me@example.test/);
    expect(dialog.queryAllByRole('button', { name: 'emailProof.send' })).toHaveLength(notices);
  },
);
