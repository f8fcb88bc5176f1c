import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { signInAt } from '../../../../testing/social/browser.ts';
import { localSecret } from './local-provider.ts';

const app = await buildTestApp();
const AUTH = '/api/local_openid/google-oauth2/auth';
const query = new URLSearchParams({
  response_type: 'code',
  client_id: 'handover',
  scope: 'openid profile email',
  redirect_uri: app.config.social.redirects[0] ?? '',
});

async function openPage(language: string) {
  const start = await app.inject(`${AUTH}?${query}`);
  const url = new URL(String(start.headers.location), 'http://localhost:3000').pathname;
  const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { start, page: await app.inject({ url, headers: { cookie, 'accept-language': language } }), url };
}

test('the page is in the language of the browser, without scripts, and its policy forbids them', async () => {
  const { page } = await openPage('fr-CH, fr;q=0.9, en;q=0.8');
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<html lang="fr">/);
  assert.match(page.body, /Se connecter avec Google/);
  assert.doesNotMatch(page.body, /<script|style=|onclick/);
  // The browser would otherwise request /favicon.ico, which the policy forbids with a line on the console.
  assert.match(page.body, /<link rel="icon" href="data:,">/);
  const policy = String(page.headers['content-security-policy']);
  assert.match(
    policy,
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self' http:\/\/localhost:3000;/,
  );
  assert.doesNotMatch(policy, /unsafe|script-src/);
  assert.match((await openPage('en-GB, fr;q=0.5')).page.body, /<html lang="en">/);
});

test('its cookies stay within its own path', async () => {
  const { start } = await openPage('en');
  assert.ok(start.cookies.length >= 2);
  for (const { path, httpOnly, sameSite } of start.cookies) {
    assert.match(path ?? '/', /^\/api\/local_openid\/google-oauth2\//);
    assert.equal(httpOnly, true);
    assert.equal(sameSite?.toLowerCase(), 'lax');
  }
});

test('without the cookie of the sign-in the page and the choice are refused', async () => {
  const { url } = await openPage('en');
  assert.equal((await app.inject(url)).statusCode, 400);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await app.inject({ method: 'POST', url, headers, payload: 'person=amelie.rousseau' });
  assert.equal(posted.statusCode, 400);
});

test('the language chosen in the product counts more, and what has ended leads back to the sign-in', async () => {
  const { url } = await openPage('en');
  const headers = { cookie: 'theme=dark; language=fr', 'accept-language': 'en' };
  const { statusCode, body } = await app.inject({ url, headers });
  assert.equal(statusCode, 400);
  assert.match(body, /<html lang="fr">/);
  assert.match(body, /<a href="\/login">/);
});

test('every sign-in asks which user to be', async () => {
  const first = await signInAt(app, 'google-oauth2', 'amelie.rousseau');
  const second = await signInAt(app, 'google-oauth2', 'marc.delcourt');
  assert.ok(first.body.code && second.body.code);
});

test('the provider conforms to OpenID Connect discovery', async () => {
  const response = await app.inject('/api/local_openid/google-oauth2/.well-known/openid-configuration');
  const facts = response.json();
  assert.equal(facts.issuer, 'http://localhost:3000/api/local_openid/google-oauth2');
  assert.equal(facts.token_endpoint, `${facts.issuer}/token`);
  assert.deepEqual(facts.code_challenge_methods_supported, ['S256']);
  assert.ok(!JSON.stringify(facts).includes(localSecret(app, 'google-oauth2')));
});
