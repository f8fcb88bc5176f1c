import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing/node';
import { buildMockHost } from '../testing/render-mock-host.tsx';
import { expireTokens } from './expire-tokens.ts';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
const access = tokenOf({ user_id: 7, exp: 4_000_000_000 });
const refresh = tokenOf({ jti: 'a', exp: 4_000_000_000 });
const payload = (token = '') => JSON.parse(atob(token.split('.')[1] ?? ''));

/** A server that accepts tokens until they expire. */
function start() {
  const isValid = (token: string | undefined) =>
    token !== undefined && payload(token).exp > Date.now() / 1000;
  const http = fakeHttp()
    .on('get', '/api/deals/', ({ authorization = '' }) =>
      isValid(authorization.replace('Bearer ', '')) ? { body: { id: 1 } } : { status: 401 },
    )
    .on('post', paths.refreshToken, ({ body }) =>
      isValid((body as { refresh: string }).refresh) ? { body: { access } } : { status: 401 },
    );
  const { shell } = buildMockHost({ http, tokens: { access, refresh } });
  return { ...shell.platform, calls: http.calls };
}

test('an expired access token keeps its user, and the next call renews it', async () => {
  const { session, http, calls } = start();
  expireTokens(session, { refresh: false });
  expect(payload(session.access)).toEqual({ user_id: 7, exp: 1 });
  expect(await http.get('/api/deals/')).toEqual({ id: 1 });
  expect(calls.map(({ path }) => path)).toEqual([paths.refreshToken, '/api/deals/']);
  expect(session.access).toBe(access);
});

test('with the refresh token expired too, the next call ends the session', async () => {
  const { session, http } = start();
  expireTokens(session, { refresh: true });
  await expect(http.get('/api/deals/')).rejects.toMatchObject({ kind: 'aborted' });
  expect(session.isSignedIn()).toBe(false);
  expect(session.lastChange).toMatchObject({ kind: 'signed-out', reason: 'expired' });
});

test('a token that is no JWT is made invalid', () => {
  const { shell } = buildMockHost({ tokens: { access: 'opaque', refresh: 'opaque' } });
  expireTokens(shell.platform.session, { refresh: false });
  expect(shell.platform.session).toMatchObject({ access: 'expired-opaque', refresh: 'opaque' });
});
