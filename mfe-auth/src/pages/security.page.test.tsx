import { type FakeHttp, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged, buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorizationUrl } from '../features/social/authorization-url.ts';
import { buildProvider } from '../testing/build-provider.ts';
import { buildSession } from '../testing/build-session.ts';
import { SecurityPage } from './security.page.tsx';

const HERE = '/user-details/security';
const GOOGLE = '/api/register_by_access_token/social/google-oauth2/';
const other = buildSession();
const mine = buildSession({ id: '00000000-0000-4000-8000-000000000002', browser: 'Chrome', current: true });
const linked = { provider: 'google-oauth2', linked_at: '2026-11-02T09:00:00.000Z' };

const atServer = (user = {}) =>
  fakeHttp()
    .on('get', '/api/users/current_user/', { body: buildUser({ id: 7, ...user }) })
    .on('get', '/api/social_providers/', { body: buildPaged([buildProvider()]) })
    .on('get', '/api/social_accounts/', { body: buildPaged([]) })
    .on('get', '/api/users/7/second_factor/', {
      body: { totp_since: null, passkeys: [], recovery_codes_left: 0 },
    })
    .on('get', '/api/users/7/email_change/', { body: { pending_email: null } })
    .on('get', '/api/sessions/', { body: buildPaged([mine, other]) });
const show = (http: FakeHttp, route = HERE) =>
  renderWithPlatform(<SecurityPage />, { http, route, signedIn: true });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirmed = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const sent = (http: FakeHttp, method: string) =>
  http.calls.filter((call) => call.method === method).map(({ path }) => path);

beforeEach(() => sessionStorage.clear());

test('every device but this one can be signed out', async () => {
  const http = atServer().on('delete', /sessions/, { status: 204 });
  show(http);
  const [here, there] = await screen.findAllByText('sessions.device');
  expect(within(here?.closest('li') as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(here?.closest('li') as HTMLElement).getByText('sessions.current')).toBeVisible();
  // The server's time of its last use is older than this page.
  expect(within(here?.closest('li') as HTMLElement).getByText('sessions.factsHere')).toBeVisible();
  http.on('get', '/api/sessions/', { body: buildPaged([mine]) });
  await userEvent.click(within(there?.closest('li') as HTMLElement).getByRole('button'));
  await screen.findByText('sessions.ended');
  expect(sent(http, 'delete')).toEqual([`/api/sessions/${other.id}/`]);
  await waitFor(() => expect(screen.getAllByText('sessions.device')).toHaveLength(1));
});

test('there is one button for more devices: first those that are here, then those of the server', async () => {
  const many = [mine, ...Array.from({ length: 6 }, (_, at) => buildSession({ id: `other-${at}` }))];
  show(atServer().on('get', '/api/sessions/', { body: { ...buildPaged(many), next_page: 2 } }));
  expect(await screen.findAllByText('sessions.device')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'action.more' })).toBeNull();
  await press('sessions.more');
  expect(screen.getAllByText('sessions.device')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'sessions.more' })).toBeNull();
  screen.getByRole('button', { name: 'action.more' });
});

test('a session that has already ended is no error; a failed sign-out is shown, and no success', async () => {
  const http = atServer().on('delete', /sessions/, { status: 500, body: { detail: 'Trouble' } });
  show(http);
  await press('sessions.endLabel');
  await screen.findByText('Trouble');
  const button = screen.getByRole('button', { name: 'sessions.endLabel' });
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  expect(screen.queryByText('sessions.ended')).toBeNull();
  http.on('delete', /sessions/, { status: 404, body: { detail: '-', code: 'session.not_found' } });
  await press('sessions.endLabel');
  await screen.findByText('sessions.ended');
});

test('signing out everywhere asks first, signs out this device too, and says so', async () => {
  const http = atServer().on('post', '/api/logout_everywhere/', { body: {} });
  const { platform } = show(http);
  await press('sessions.all');
  expect(sent(http, 'post')).toEqual([]);
  await confirmed('sessions.all');
  await waitFor(() => expect(platform.session.isSignedIn()).toBe(false));
  await screen.findByText('sessions.allEnded');
});

test('when the server fails, nobody is signed out', async () => {
  const http = atServer().on('post', '/api/logout_everywhere/', { status: 500, body: { detail: 'Trouble' } });
  const { platform } = show(http);
  await press('sessions.all');
  await confirmed('sessions.all');
  await screen.findByText('Trouble');
  expect(platform.session.isSignedIn()).toBe(true);
});

test('a linked provider is listed, and the session continues', async () => {
  const http = atServer().on('post', GOOGLE, {
    body: { access: 'new', refresh: 'new', is_phone_number_needed: false, is_new_account: false },
  });
  const leaving = new URL(await authorizationUrl(buildProvider(), { returnTo: HERE }));
  expect(leaving.searchParams.get('redirect_uri')).toBe(`http://localhost${HERE}`);
  const query = new URLSearchParams({ code: 'c', state: leaving.searchParams.get('state') ?? '' });
  const { platform, address } = show(http, `${HERE}?${query}`);
  await screen.findByText('linked.added');
  expect(address()).toBe(HERE);
  expect(platform.session.access).toBe('new');
});

test('a provider account of another user is refused with a message, and nothing changes', async () => {
  const http = atServer().on('post', GOOGLE, {
    status: 409,
    body: { detail: '-', code: 'social.linked_to_other_account' },
  });
  const state =
    new URL(await authorizationUrl(buildProvider(), { returnTo: HERE })).searchParams.get('state') ?? '';
  const { platform } = show(http, `${HERE}?${new URLSearchParams({ code: 'c', state })}`);
  await screen.findByText('social.problems.takenByOther');
  expect(platform.session.access).toBe('access-token');
});

test('a provider is unlinked after confirmation, but not the last way to sign in', async () => {
  const http = atServer()
    .on('get', '/api/social_accounts/', { body: buildPaged([linked]) })
    .on('delete', /social_accounts/, {
      status: 409,
      body: { detail: '-', code: 'social.password_required' },
    });
  show(http);
  await press('linked.endLabel');
  await confirmed('linked.end');
  await screen.findByText('linked.last');
  http.on('delete', /social_accounts/, { status: 204 });
  http.on('get', '/api/social_accounts/', { body: buildPaged([]) });
  await press('linked.endLabel');
  await confirmed('linked.end');
  await screen.findByText('linked.ended');
  await screen.findByText('linked.none');
  expect(sent(http, 'delete')).toEqual(Array(2).fill('/api/social_accounts/google-oauth2/'));
});

test('exporting and linking ask to confirm it is you, and go on only then', async () => {
  const http = atServer()
    .on('get', '/api/users/7/confirmation/', { body: { seconds_left: 0 } })
    .on('get', '/api/users/current_user/export/', { body: {} });
  const { platform } = show(http);
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  await press('export.action');
  await waitFor(() => expect(open).toHaveBeenCalledWith('confirm-identity', { hasPassword: true }));
  await press('linked.addLabel');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(sent(http, 'get')).not.toContain('/api/users/current_user/export/');
  expect(sessionStorage).toHaveLength(0);
  open.mockResolvedValue(true);
  await press('export.action');
  await waitFor(() => expect(sent(http, 'get')).toContain('/api/users/current_user/export/'));
});

test('who confirmed a moment ago is not asked again, but before a provider it has to hold for five minutes', async () => {
  const http = atServer()
    .on('get', '/api/users/7/confirmation/', { body: { seconds_left: 299 } })
    .on('get', '/api/users/current_user/export/', { body: {} });
  const { platform } = show(http);
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  await press('export.action');
  await waitFor(() => expect(sent(http, 'get')).toContain('/api/users/current_user/export/'));
  expect(open).not.toHaveBeenCalled();
  await press('linked.addLabel');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

test('a user without a password sets one by a link', async () => {
  const http = atServer({ has_password: false }).on('post', '/api/users/initiate_password_recovery/', {});
  show(http);
  await press('changePassword.sendLink');
  await screen.findByText('changePassword.linkSent');
  expect(screen.queryByRole('button', { name: 'changePassword.open' })).toBeNull();
});

test('a section that fails to load shows an error, the others stay', async () => {
  const http = atServer().on('get', '/api/sessions/', { status: 500, body: { detail: 'Trouble' } });
  show(http);
  await screen.findByText('Trouble');
  await screen.findByText('linked.none');
  http.on('get', '/api/sessions/', { body: buildPaged([mine]) });
  await userEvent.click(within(screen.getByRole('region', { name: 'sessions.title' })).getByRole('button'));
  await screen.findByText('sessions.current');
});
