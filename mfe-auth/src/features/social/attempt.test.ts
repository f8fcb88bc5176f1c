/** @jest-environment jsdom */
import { buildProvider } from '../../testing/build-provider.ts';
import { authorizationUrl } from './authorization-url.ts';
import { isCallback, readCallback } from './read-callback.ts';

const leave = async (overrides = {}) =>
  new URL(await authorizationUrl(buildProvider(overrides), { returnTo: '/login', next: '/user-deals' }))
    .searchParams;
const back = (values: Record<string, string>) => readCallback(new URLSearchParams(values));

beforeEach(() => sessionStorage.clear());

test('a provider is asked for a code that only this tab can use', async () => {
  const asked = await leave();
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'handover',
    redirect_uri: 'http://localhost/login',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  expect((await leave()).get('state')).not.toBe(asked.get('state'));
});

test('parameters that a provider does not support are not sent', async () => {
  const asked = await leave({ pkce: false, nonce: false });
  expect([...asked.keys()]).not.toEqual(expect.arrayContaining(['code_challenge', 'nonce']));
  const answer = back({ code: 'c', state: asked.get('state') ?? '' });
  expect(answer).toMatchObject({ kind: 'code', body: { code: 'c', redirect_uri: 'http://localhost/login' } });
  expect(answer.kind === 'code' && Object.keys(answer.body)).toEqual(['code', 'redirect_uri']);
});

test('the callback is matched to its attempt, once', async () => {
  const state = (await leave()).get('state') ?? '';
  const answer = { code: 'c', state, iss: 'https://accounts.google.com' };
  expect(back(answer)).toMatchObject({
    kind: 'code',
    attempt: { provider: 'google-oauth2', next: '/user-deals' },
    body: { code: 'c', code_verifier: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.any(String) },
  });
  expect(back(answer)).toEqual({ kind: 'unknown' });
});

test.each<[string, Record<string, string>, string]>([
  ['another state', { code: 'c', state: 'stolen' }, 'unknown'],
  ['no state', { code: 'c' }, 'unknown'],
  ['a refusal', { error: 'access_denied' }, 'refused'],
  ['a closed page of LinkedIn', { error: 'user_cancelled_login' }, 'refused'],
  ['trouble at the provider', { error: 'server_error' }, 'failed'],
  ['another issuer', { code: 'c', iss: 'https://evil.test' }, 'failed'],
  ['no code', { iss: 'https://accounts.google.com' }, 'failed'],
])('%s leads nowhere', async (what, values, kind) => {
  const asked = await leave();
  const state = what === 'no state' ? undefined : { state: asked.get('state') ?? '' };
  expect(back({ ...state, ...values }).kind).toBe(kind);
});

test('an attempt is forgotten after half an hour', async () => {
  const state = (await leave()).get('state') ?? '';
  const later = Date.now() + 31 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(back({ code: 'c', state })).toEqual({ kind: 'unknown' });
  jest.restoreAllMocks();
});

test.each([
  ['code=c&state=s', true],
  ['error=access_denied&state=s', true],
  ['next=/user-deals', false],
  ['code=c', false],
  ['modal=change-password', false],
])('%s is a callback of a provider: %s', (query, is) => {
  expect(isCallback(new URLSearchParams(query))).toBe(is);
});
