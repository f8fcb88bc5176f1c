import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../../../db/schema/index.ts';
import { Actor, signedIn } from '../../../testing/people/actor.ts';
import { buildUser } from '../../../testing/people/user.builder.ts';
import { signInAt } from '../../../testing/social/browser.ts';
import { GOOGLE, LINKEDIN, openSignIns } from '../../../testing/social/sign-ins.ts';

const { app, nobody, fresh, whoIs } = await openSignIns();

test('who is unproven links no identity', async () => {
  await fresh();
  const person = await signedIn(app, { emailProvenAt: null });
  const response = await person.post(GOOGLE, (await signInAt(app, 'google-oauth2', 'amelie.rousseau')).body);
  assert.deepEqual([response.status, response.body.code], [403, 'account.email_unproven']);
  assert.equal((await person.get('/api/social_accounts/')).body.count, 0);
});

test('a known e-mail signs nobody in: 409 until its owner links the provider', async () => {
  await fresh();
  const owner = await buildUser(app, { email: 'seller@handover.test', phone: '+33612345678' });
  const come = async () => (await signInAt(app, 'linkedin-oauth2', 'seller')).body;
  const taken = await nobody.post(LINKEDIN, await come());
  assert.equal(taken.status, 409);
  assert.equal(taken.body.code, 'social.email_taken');

  const signed = await signedIn(app, owner);
  const linked = await signed.post(LINKEDIN, await come());
  assert.equal(linked.status, 200);
  assert.equal(linked.body.is_phone_number_needed, false);
  assert.equal(linked.body.is_new_account, false);
  assert.equal((await whoIs(linked.body.access)).id, owner.id);
  assert.equal((await signed.get('/api/users/current_user/')).status, 401, 'the former session has ended');
  const later = await nobody.post(LINKEDIN, await come());
  assert.equal((await whoIs(later.body.access)).id, owner.id);

  const other = await signedIn(app);
  assert.equal((await other.post(LINKEDIN, await come())).status, 409);
  assert.equal((await other.get('/api/users/current_user/')).status, 200);
});

test('a session goes on to last as long as it was chosen to when a provider is linked', async () => {
  for (const remembered of [true, false]) {
    await fresh();
    const owner = await signedIn(app);
    await app.db.update(sessions).set({ rememberMe: remembered }).where(eq(sessions.userId, owner.user.id));
    const linked = await owner.post(LINKEDIN, (await signInAt(app, 'linkedin-oauth2', 'seller')).body);
    assert.equal(linked.status, 200);
    const live = and(eq(sessions.userId, owner.user.id), isNull(sessions.revokedAt));
    const rows = await app.db.select().from(sessions).where(live);
    assert.deepEqual(
      rows.map(({ rememberMe }) => rememberMe),
      [remembered],
    );
  }
});

test('linked providers are listed and can be unlinked, except for the last way to sign in', async () => {
  await fresh();
  const ACCOUNTS = '/api/social_accounts/';
  const come = async (name: 'linkedin-oauth2' | 'google-oauth2') =>
    (await signInAt(app, name, 'amelie.rousseau')).body;
  const { access } = (await nobody.post(GOOGLE, await come('google-oauth2'))).body;
  const first = new Actor(app, access);
  assert.equal((await first.get('/api/users/current_user/')).body.has_password, false);
  const last = await first.delete(`${ACCOUNTS}google-oauth2/`);
  assert.equal(last.status, 409, 'without a password it is the last');

  const linked = await first.post(LINKEDIN, await come('linkedin-oauth2'));
  const person = new Actor(app, linked.body.access);
  const { results } = (await person.get(ACCOUNTS)).body;
  assert.deepEqual(
    results.map(({ provider }: { provider: string }) => provider),
    ['google-oauth2', 'linkedin-oauth2'],
  );
  assert.equal((await person.delete(`${ACCOUNTS}google-oauth2/`)).status, 204);
  assert.equal((await person.delete(`${ACCOUNTS}google-oauth2/`)).status, 404);
  assert.equal((await person.get(ACCOUNTS)).body.count, 1);
  // The unlinked provider signs nobody in: the address has an account, and an e-mail alone is not enough.
  assert.equal((await nobody.post(GOOGLE, await come('google-oauth2'))).status, 409);
  const { status } = await nobody.post(LINKEDIN, await come('linkedin-oauth2'));
  assert.equal(status, 200);
});
