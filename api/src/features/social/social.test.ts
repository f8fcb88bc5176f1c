import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { authorizationCodeGrant } from 'openid-client';
import { signedIn } from '../../../testing/people/actor.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { signInAt } from '../../../testing/social/browser.ts';
import { GOOGLE, LINKEDIN, openSignIns } from '../../../testing/social/sign-ins.ts';
import { findUser } from '../users/index.ts';
import { localClient } from './local/local-client.ts';

const { app, nobody, fresh, whoIs } = await openSignIns();

test('both providers are offered, with everything a browser needs', async () => {
  const { status, body } = await nobody.get('/api/social_providers/');
  assert.equal(status, 200);
  assert.deepEqual(body.results[0], {
    provider: 'linkedin-oauth2',
    issuer: 'http://localhost:3000/api/local_openid/linkedin-oauth2',
    authorization_url: 'http://localhost:3000/api/local_openid/linkedin-oauth2/auth',
    client_id: 'handover',
    scope: 'openid profile email phone',
    pkce: true,
    nonce: true,
  });
  assert.equal(body.results[1].provider, 'google-oauth2');
});

for (const [name, url] of [
  ['linkedin-oauth2', LINKEDIN],
  ['google-oauth2', GOOGLE],
] as const) {
  test(`${name}: a new user gets one account from the verified claims, without a password`, async () => {
    await fresh();
    const { back, state, body } = await signInAt(app, name, 'amelie.rousseau');
    assert.equal(`${back.origin}${back.pathname}`, body.redirect_uri);
    assert.equal(back.searchParams.get('state'), state);
    const response = await nobody.post(url, body);
    assert.equal(response.status, 200, JSON.stringify(response.body));
    assert.equal(response.body.is_phone_number_needed, true);
    assert.equal(response.body.is_new_account, true);
    const user = await whoIs(response.body.access);
    assert.equal(user.email, 'amelie.rousseau@example.test');
    assert.equal(`${user.first_name} ${user.last_name}`, 'Amélie Rousseau');
    assert.equal((await findUser(app.db, user.id))?.passwordHash, null);

    const again = await nobody.post(url, (await signInAt(app, name, 'amelie.rousseau')).body);
    assert.equal((await whoIs(again.body.access)).id, user.id);
    assert.equal(again.body.is_new_account, false);
    await nobody.call(
      'PATCH',
      `/api/users/${user.id}/`,
      { phone: '+33612345678' },
      { authorization: `Bearer ${again.body.access}` },
    );
    const third = await nobody.post(url, (await signInAt(app, name, 'amelie.rousseau')).body);
    assert.equal(third.body.is_phone_number_needed, false);
    assert.equal(
      (await nobody.post('/api/get_token/', { email: user.email, password: PASSWORD })).status,
      401,
    );
  });
}

test('a provider that vouches for the address of an unproven account opens it to its owner, and to nobody else any more', async () => {
  await fresh();
  const email = 'amelie.rousseau@example.test';
  const intruder = await signedIn(app, { email, emailProvenAt: null, firstName: 'Mallory' });
  const response = await nobody.post(GOOGLE, (await signInAt(app, 'google-oauth2', 'amelie.rousseau')).body);
  assert.equal(response.status, 200, JSON.stringify(response.body));
  assert.equal(response.body.is_new_account, false);
  const me = await whoIs(response.body.access);
  assert.deepEqual([me.id, me.first_name, me.email_proven], [intruder.user.id, 'Amélie', true]);
  assert.equal((await intruder.get('/api/users/current_user/')).status, 401);
  assert.equal((await nobody.post('/api/get_token/', { email, password: PASSWORD })).status, 401);
});

test('a phone number that the provider has verified is used', async () => {
  await fresh();
  const response = await nobody.post(
    LINKEDIN,
    (await signInAt(app, 'linkedin-oauth2', 'marc.delcourt')).body,
  );
  assert.equal(response.body.is_phone_number_needed, false);
});

test('a code works once', async () => {
  await fresh();
  const { body } = await signInAt(app, 'linkedin-oauth2', 'amelie.rousseau');
  assert.equal((await nobody.post(LINKEDIN, body)).status, 200);
  const replayed = await nobody.post(LINKEDIN, body);
  assert.equal(replayed.status, 400);
  assert.deepEqual(Object.keys(replayed.body.codes), ['code']);
});

test('a wrong or missing verifier or nonce, or a foreign code: 400 for the field code, and no account', async () => {
  await fresh();
  const verifier = 'v'.repeat(43);
  for (const change of [
    { code_verifier: verifier },
    { code_verifier: undefined },
    { nonce: 'another' },
    { nonce: undefined },
    { code: 'made-up' },
  ]) {
    const { body } = await signInAt(app, 'linkedin-oauth2', 'amelie.rousseau');
    const response = await nobody.post(LINKEDIN, { ...body, ...change });
    assert.equal(response.status, 400, JSON.stringify(change));
    assert.deepEqual(Object.keys(response.body.codes), ['code']);
  }
  const { body } = await signInAt(app, 'google-oauth2', 'amelie.rousseau');
  assert.equal((await nobody.post(LINKEDIN, body)).status, 400);
  const { rows } = await app.db.execute(sql`select count(*)::int as count from users`);
  assert.deepEqual(rows, [{ count: 0 }]);
});

test('a redirect that is not on the list is refused, by the api and by the provider', async () => {
  const { body } = await signInAt(app, 'linkedin-oauth2', 'amelie.rousseau');
  for (const redirect_uri of [
    'https://evil.test/login',
    `${body.redirect_uri}/`,
    `${body.redirect_uri}?a=b`,
    'x',
  ]) {
    const response = await nobody.post(LINKEDIN, { ...body, redirect_uri });
    assert.equal(response.status, 400);
    assert.deepEqual(Object.keys(response.body.codes), ['redirect_uri']);
  }
  await assert.rejects(
    signInAt(app, 'linkedin-oauth2', 'amelie.rousseau', { redirect_uri: 'https://evil.test/login' }),
    /redirect_uri/,
  );
});

test('a user who refuses returns without a code', async () => {
  const { back, state } = await signInAt(app, 'google-oauth2', '');
  assert.equal(back.searchParams.get('error'), 'access_denied');
  assert.equal(back.searchParams.get('state'), state);
  assert.equal(back.searchParams.get('code'), null);
});

test('an unconfirmed e-mail creates no account', async () => {
  await fresh();
  const response = await nobody.post(GOOGLE, (await signInAt(app, 'google-oauth2', 'nadia.benali')).body);
  assert.equal(response.status, 400);
  assert.deepEqual(Object.keys(response.body.codes), ['code']);
});

test('a closed account is refused', async () => {
  await fresh();
  const come = async () => (await signInAt(app, 'google-oauth2', 'amelie.rousseau')).body;
  assert.equal((await nobody.post(GOOGLE, await come())).status, 200);
  await app.db.execute(sql`update users set closed_at = now()`);
  assert.equal((await nobody.post(GOOGLE, await come())).status, 403);
});

test('a new account has the language of the browser', async () => {
  await fresh();
  const { body } = await signInAt(app, 'google-oauth2', 'amelie.rousseau');
  await nobody.call('POST', GOOGLE, body, { 'accept-language': 'fr-FR,fr;q=0.9' });
  const { rows } = await app.db.execute(sql`select language from users`);
  assert.deepEqual(rows, [{ language: 'fr' }]);
});

test('two concurrent first sign-ins create one account', async () => {
  await fresh();
  const bodies = [];
  for (let i = 0; i < 4; i += 1) bodies.push((await signInAt(app, 'google-oauth2', 'amelie.rousseau')).body);
  const responses = await Promise.all(bodies.map((body) => nobody.post(GOOGLE, body)));
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const { rows } = await app.db.execute(sql`select count(*)::int as count from users`);
  assert.deepEqual(rows, [{ count: 1 }]);
});

test('Google also accepts an access token, if it was issued to this application', async () => {
  await fresh();
  const { body } = await signInAt(app, 'google-oauth2', 'amelie.rousseau');
  const { configuration } = await localClient(app, 'google-oauth2');
  const callback = new URL(body.redirect_uri);
  callback.searchParams.set('code', body.code);
  const { access_token } = await authorizationCodeGrant(configuration, callback, {
    expectedNonce: body.nonce,
    pkceCodeVerifier: body.code_verifier,
  });
  const response = await nobody.post(GOOGLE, { access_token });
  assert.equal(response.status, 200, JSON.stringify(response.body));
  const wrong = await nobody.post(GOOGLE, { access_token: 'made-up' });
  assert.equal(wrong.status, 400);
  assert.deepEqual(Object.keys(wrong.body.codes), ['access_token']);
  assert.deepEqual(Object.keys((await nobody.post(GOOGLE, {})).body.codes).sort(), ['code', 'redirect_uri']);
  assert.equal((await nobody.post(LINKEDIN, { access_token })).status, 400);
});
