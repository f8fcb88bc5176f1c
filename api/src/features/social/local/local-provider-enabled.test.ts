import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { readConfig } from '../../../config.ts';

test('without the demo, a provider without credentials is not offered', async () => {
  const app = await buildTestApp({ seed: 'none' });
  assert.deepEqual((await app.inject('/api/social_providers/')).json().results, []);
  assert.equal((await app.inject('/api/local_openid/linkedin-oauth2/auth')).statusCode, 404);
  const response = await app.inject({
    method: 'POST',
    url: '/api/register_by_access_token/social/linkedin-oauth2/',
    payload: { code: 'x', redirect_uri: app.config.social.redirects[0] },
  });
  assert.equal(response.statusCode, 404);
});

test('with credentials the real provider is used, and the local one is off', async () => {
  const { social } = readConfig({ LINKEDIN_CLIENT_ID: 'our-id', LINKEDIN_CLIENT_SECRET: 'our-secret' });
  const app = await buildTestApp({ social });
  const text = (await app.inject('/api/social_providers/')).body;
  assert.deepEqual(JSON.parse(text).results[0], {
    provider: 'linkedin-oauth2',
    issuer: 'https://www.linkedin.com/oauth',
    authorization_url: 'https://www.linkedin.com/oauth/v2/authorization',
    client_id: 'our-id',
    scope: 'openid profile email',
    pkce: false,
    nonce: false,
  });
  assert.ok(!text.includes('our-secret'));
  assert.equal((await app.inject('/api/local_openid/linkedin-oauth2/auth')).statusCode, 404);
  assert.notEqual((await app.inject('/api/local_openid/google-oauth2/auth')).statusCode, 404);
});
