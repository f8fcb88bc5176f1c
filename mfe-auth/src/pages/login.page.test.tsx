import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorizationUrl } from '../features/social/authorization-url.ts';
import { buildProvider } from '../testing/build-provider.ts';
import { LoginPage } from './login.page.tsx';

const GOOGLE = '/api/register_by_access_token/social/google-oauth2/';
const tokens = { access: 'a', refresh: 'r', is_phone_number_needed: false, is_new_account: false };
const server = () => fakeHttp().on('get', '/api/social_providers/', { body: { results: [buildProvider()] } });

/** The page as the provider redirects to it, with these parameters. */
async function comeBack(http = server(), answer: Record<string, string> = { code: 'c' }) {
  const leaving = await authorizationUrl(buildProvider(), { returnTo: '/login', next: '/user-deals' });
  const state = new URL(leaving).searchParams.get('state') ?? '';
  const route = `/login?${new URLSearchParams({ state, ...answer })}`;
  return renderWithPlatform(<LoginPage />, { http, route });
}
beforeEach(() => sessionStorage.clear());

test('a callback with a code signs in, and returns to the requested page', async () => {
  const http = server().on('post', GOOGLE, { body: tokens });
  const { platform, address } = await comeBack(http);
  await waitFor(() => expect(address()).toBe('/user-deals'));
  expect(platform.session.access).toBe('a');
  expect(http.calls.find(({ path }) => path === GOOGLE)?.body).toMatchObject({
    code: 'c',
    redirect_uri: 'http://localhost/login',
    code_verifier: expect.any(String),
    nonce: expect.any(String),
  });
  expect(platform.modals.opened).toEqual([]);
});

test('a new account begins with its profile, whatever page was requested', async () => {
  const { address } = await comeBack(
    server().on('post', GOOGLE, { body: { ...tokens, is_new_account: true } }),
  );
  await waitFor(() => expect(address()).toBe('/user-details'));
});

test('the ticket of a mailed link is sent with the password', async () => {
  const http = server().on('post', '/api/get_token/', { body: tokens });
  renderWithPlatform(<LoginPage />, { http, route: '/login?ticket=mailed' });
  await pasteInto(screen.getByLabelText(/fields.email/), 'me@example.test');
  await pasteInto(screen.getByLabelText(/fields.password/), 'Quittenbaum9');
  await userEvent.click(screen.getByRole('button', { name: 'signIn.submit' }));
  await waitFor(() =>
    expect(http.calls.find(({ path }) => path === '/api/get_token/')?.body).toMatchObject({
      ticket: 'mailed',
    }),
  );
});

test('a provider’s sign-in to an account with a second step asks for the code, and goes on', async () => {
  const http = server()
    .on('post', GOOGLE, {
      status: 403,
      body: { detail: '-', code: 'auth.second_factor_needed', params: { ticket: 'first' } },
    })
    .on('post', '/api/get_token/second_step/', { body: { access: 'a', refresh: 'r' } });
  const { platform, address } = await comeBack(http);
  await pasteInto(await screen.findByLabelText(/codes.code/), '123456');
  expect(platform.session.isSignedIn()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'signIn.submit' }));
  await waitFor(() => expect(address()).toBe('/user-deals'));
  expect(platform.session.access).toBe('a');
});

test('a missing phone number is asked for', async () => {
  const http = server().on('post', GOOGLE, { body: { ...tokens, is_phone_number_needed: true } });
  const { platform, address } = await comeBack(http);
  const open = jest.spyOn(platform.modals, 'open').mockResolvedValue(undefined);
  await waitFor(() => expect(open).toHaveBeenCalledWith('oauth-submit', {}));
  expect(address()).toBe('/user-deals');
});

test.each([
  [400, { code: ['-'], codes: { code: [{ code: 'social.sign_in_expired' }] } }, 'failed'],
  [409, { detail: '-', code: 'social.email_taken' }, 'taken'],
  [403, { detail: '-', code: 'social.account_closed' }, 'closed'],
  [429, { detail: '-', code: 'request.too_many' }, 'busy'],
])(
  'a %i of the server is explained above the form, a reload sends nothing again, and the requested page is kept',
  async (status, body, key) => {
    const { address } = await comeBack(server().on('post', GOOGLE, { status, body }));
    expect(await screen.findByText(`social.problems.${key}`)).toBeVisible();
    expect(screen.getByLabelText(/fields.email/)).toBeVisible();
    expect(address()).toBe('/login?next=%2Fuser-deals');
  },
);

test.each([
  ['refused', { error: 'access_denied' }],
  ['failed', { error: 'server_error' }],
  ['unknown', { code: 'c', state: 'of another tab' }],
])('%s: nothing is sent, and the user can start again', async (key, answer) => {
  const http = server();
  await comeBack(http, answer);
  expect(await screen.findByText(`social.problems.${key}`)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'social.continue' })).toBeEnabled();
  expect(http.calls.filter(({ method }) => method === 'post')).toEqual([]);
});

test('a server that does not answer is retried with the same code', async () => {
  const http = server().on('post', GOOGLE, { status: 502, body: '' });
  const { address } = await comeBack(http);
  await screen.findByText('social.unreachable');
  http.on('post', GOOGLE, { body: tokens });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/user-deals'));
});

test('without providers, or when their list fails, only the form is shown', async () => {
  const http = fakeHttp().on('get', '/api/social_providers/', { status: 500, body: {} });
  renderWithPlatform(<LoginPage />, { http });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'social.label' })).toBeNull());
  expect(screen.getByLabelText(/fields.email/)).toBeVisible();
});
