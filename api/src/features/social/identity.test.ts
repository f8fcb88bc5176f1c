import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { customFetch } from 'openid-client';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { signInAt } from '../../../testing/social/browser.ts';
import { explain, identityByCode, identityByToken } from './identity.ts';
import { localClient } from './local/local-client.ts';
import type { SocialClient } from './social-client.ts';

const app = await buildTestApp();
const LINKEDIN = 'linkedin-oauth2';
type Ask = (url: string, options: object) => Promise<Response>;

/** The status for a valid code when the response of the provider is changed. */
async function statusWhen(way: (ask: () => Promise<Response>, url: string) => Promise<Response>) {
  const client = await localClient(app, LINKEDIN);
  const ask = client.configuration[customFetch] as Ask;
  client.configuration[customFetch] = (url, options) => way(() => ask(url, options), url);
  return attempt(client);
}
async function attempt(client: SocialClient) {
  const { body } = await signInAt(app, LINKEDIN, 'amelie.rousseau');
  const refused = await identityByCode(client, body).then(
    () => null,
    (error: Error) => explain(error, 'code', 'LinkedIn'),
  );
  return refused ? [refused.status, refused.code] : 'taken';
}

/** The ID token with other claims. Its signature is not checked, since it comes directly from the provider. */
const withClaims = (claims: object) => (ask: () => Promise<Response>, url: string) =>
  url.endsWith('/token')
    ? ask().then(async (answer) => {
        const tokens = (await answer.json()) as { id_token: string };
        const header = { alg: 'ES256' };
        const [, payload] = new UnsecuredJWT({ ...decodeJwt(tokens.id_token), ...claims })
          .encode()
          .split('.');
        const id_token = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.c2ln`;
        return Response.json({ ...tokens, id_token });
      })
    : ask();

test('unchanged claims are accepted', async () => assert.equal(await statusWhen((ask) => ask()), 'taken'));
test('the same claims are accepted again', async () =>
  assert.equal(await statusWhen(withClaims({})), 'taken'));

const past = Math.floor(Date.now() / 1000) - 3600;
for (const [name, claims] of [
  ['of another audience', { aud: 'somebody-else' }],
  ['of another issuer', { iss: 'https://evil.test' }],
  ['with another nonce', { nonce: 'another' }],
  ['that has expired', { exp: past, iat: past - 60 }],
] as const) {
  test(`an ID token ${name}: 400`, async () =>
    assert.deepEqual(await statusWhen(withClaims(claims)), [400, 'social.sign_in_expired']));
}

for (const [name, way] of [
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', async () => new Response('oops', { status: 500 })],
  ['answers a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['knows us no more', async () => Response.json({ error: 'invalid_client' }, { status: 401 })],
] as const) {
  test(`the provider ${name}: 503`, async () =>
    assert.deepEqual(await statusWhen(way), [503, 'social.provider_unavailable']));
}

test('a provider that does not answer: 503 after the timeout', async () => {
  const client = await localClient(app, LINKEDIN);
  client.configuration.timeout = 0.2;
  client.configuration[customFetch] = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  assert.deepEqual(await attempt(client), [503, 'social.provider_unavailable']);
});

test('nonce and code challenge are not sent to a provider that does not support them', async () => {
  const client = { ...(await localClient(app, LINKEDIN)), supports: { pkce: false, nonce: false } };
  const ask = client.configuration[customFetch] as Ask;
  let sent = '';
  client.configuration[customFetch] = (url, options) => {
    if (url.endsWith('/token')) sent = String(options.body);
    return ask(url, options);
  };
  // The local provider requires both and refuses; this checks that neither was sent.
  assert.deepEqual(await attempt(client), [400, 'social.sign_in_expired']);
  assert.match(sent, /code=/);
  assert.doesNotMatch(sent, /code_verifier|nonce/);
});

test('an access token of another application is refused', async () => {
  const client = { ...(await localClient(app, LINKEDIN)), audienceOf: async () => 'somebody-else' };
  await assert.rejects(identityByToken(client, 'a-token'), { status: 400 });
});
