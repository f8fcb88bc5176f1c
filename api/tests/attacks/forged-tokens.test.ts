import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { SignJWT } from 'jose';
import { FEATURES } from '../../src/features/register-features.ts';
import { newSecrets } from '../../src/process/secrets.ts';
import { signedIn } from '../../testing/people/actor.ts';
import { PASSWORD } from '../../testing/people/user.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
/** All calls that need a session. */
const routes = FEATURES.flatMap(({ routes }) => Object.values(routes)).filter(
  ({ access }) => access === 'signed-in' || access === 'staff',
);

const person = await signedIn(app);
const [header = '', payload = '', signature = ''] = String(person.token).split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const key = Buffer.from(app.secrets.access, 'base64url');
const signed = (change: object, { typ = 'at+jwt', by = key }: { typ?: string; by?: Uint8Array } = {}) =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ }).sign(by);
const other = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const now = Math.floor(Date.now() / 1000);

/** A session that has ended, and one of an account that was closed. */
async function ended(): Promise<[string, string]> {
  const [signedOut, closed] = [await signedIn(app), await signedIn(app)];
  assert.equal((await signedOut.post(paths.logoutEverywhere)).status, 200);
  const left = await closed.call('DELETE', `/api/users/${closed.user.id}/`, { password: PASSWORD });
  assert.equal(left.status, 204);
  return [String(signedOut.token), String(closed.token)];
}
const [ofNoSession, ofNobody] = await ended();
const refresh = async () => {
  const { body } = await person.post('/api/get_token/', { email: person.user.email, password: PASSWORD });
  return body.refresh as string;
};

const FORGED: Record<string, string> = {
  'no signature, algorithm none': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
  'the signature of another algorithm': `${part({ alg: 'HS512', typ: 'at+jwt' })}.${payload}.${signature}`,
  'somebody else in the claims': `${header}.${part({ ...claims, sub: String(staff.user.id) })}.${signature}`,
  'another key': await signed({}, { by: Buffer.from(newSecrets().access, 'base64url') }),
  'a key of its own in the header': `${part({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AA' } })}.${payload}.${signature}`,
  'another kind of token': await signed({}, { typ: 'sign-in+jwt' }),
  'another audience': await signed({ aud: 'somebody' }),
  'another issuer': await signed({ iss: 'somebody' }),
  'an end in the past': await signed({ exp: now - 1 }),
  'a session of somebody else': await signed({ sub: String(other.user.id) }),
  'a session that never was': await signed({ sid: crypto.randomUUID() }),
  'a session that is no id': await signed({ sid: "' or true --" }),
  'a user who never was': await signed({ sub: '999999999' }),
  'a user that is no id': await signed({ sub: 'staff' }),
  'a session that was signed out': ofNoSession,
  'an account that was closed': ofNobody,
  'a refresh token': await refresh(),
  'half of a token': String(person.token).slice(0, -20),
  'a token twice': `${person.token}.${person.token}`,
  nothing: '',
  'many dots': '.'.repeat(10_000),
};

test('the genuine token is taken', async () => {
  assert.equal((await person.get('/api/users/current_user/')).status, 200);
});

for (const [what, token] of Object.entries(FORGED))
  test(`${what}: 401 for each of ${routes.length} calls`, async () => {
    for (const { method, url } of routes) {
      const address = url.replace(/:\w+/g, '1');
      const response = await app.inject({
        method,
        url: address,
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(response.statusCode, 401, `${method} ${address} ${response.body}`);
    }
  });
