import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SignJWT, UnsecuredJWT } from 'jose';
import { newSecrets } from '../../../process/secrets.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

const secrets = newSecrets();
const claims = { userId: 7, sessionId: '0b9d3bd8-6f5c-4a3e-9c55-2f6a1f3f8d11' };
const key = Buffer.from(secrets.access, 'base64url');

/** A valid token but for what the test changes. */
const token = (change: Partial<Record<'alg' | 'typ' | 'iss' | 'aud' | 'exp' | 'key', string | Uint8Array>>) =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: String(change.alg ?? 'HS256'), typ: String(change.typ ?? 'at+jwt') })
    .setSubject('7')
    .setIssuer(String(change.iss ?? 'handover'))
    .setAudience(String(change.aud ?? 'handover'))
    .setExpirationTime(String(change.exp ?? '10m'))
    .sign(change.key instanceof Uint8Array ? change.key : key);

test('a valid token is read', async () => {
  assert.deepEqual(await readAccessToken(secrets, await signAccessToken(secrets, claims, 600)), claims);
  assert.deepEqual(await readAccessToken(secrets, await token({})), claims);
});

test('a token that was read before is refused from its end on, with another signature, and by another installation', async (t) => {
  const known = await signAccessToken(secrets, claims, 600);
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await readAccessToken(secrets, known), claims);
  const [header, payload] = known.split('.');
  assert.equal(await readAccessToken(secrets, `${header}.${payload}.${'A'.repeat(43)}`), null);
  assert.equal(await readAccessToken(newSecrets(), known), null);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 599_000 });
  assert.deepEqual(await readAccessToken(secrets, known), claims);
  t.mock.timers.setTime(Date.now() + 2000);
  assert.equal(await readAccessToken(secrets, known), null);
});

for (const [name, change] of [
  ['another algorithm', { alg: 'HS512', key: Buffer.concat([key, key]) }],
  ['another type', { typ: 'JWT' }],
  ['another audience', { aud: 'somebody' }],
  ['another issuer', { iss: 'somebody' }],
  ['another key', { key: Buffer.from(newSecrets().access, 'base64url') }],
  ['an end in the past', { exp: '-1s' }],
] as const) {
  test(`${name} is refused`, async () =>
    assert.equal(await readAccessToken(secrets, await token(change)), null));
}

test('the algorithm "none" is refused, in any case', async () => {
  const unsigned = new UnsecuredJWT({ sid: claims.sessionId })
    .setSubject('7')
    .setIssuer('handover')
    .setAudience('handover')
    .setExpirationTime('10m')
    .encode();
  assert.equal(await readAccessToken(secrets, unsigned), null);
  const [, payload] = (await token({})).split('.');
  for (const alg of ['none', 'None', 'NONE', '']) {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
    assert.equal(await readAccessToken(secrets, `${header}.${payload}.`), null);
  }
});
