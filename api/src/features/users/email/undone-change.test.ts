import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { calendarAddresses, socialAccounts } from '../../../../db/schema/index.ts';
import { NEW_PASSWORD, openAccounts, type Person } from '../../../../testing/people/accounts.ts';
import { Actor, signedIn } from '../../../../testing/people/actor.ts';
import { undoTokenFor } from '../../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../../testing/people/user.builder.ts';
import { signInAt } from '../../../../testing/social/browser.ts';
import { codeAt } from '../../second-factor/totp.ts';

const {
  app,
  nobody,
  ask,
  stateOf,
  undo,
  addressOf,
  isSignedIn,
  signIn,
  signUp,
  changed,
  setPassword,
  subjects,
} = await openAccounts();

test('the old address is told, and takes the change back: its owner chooses a password, all others are out', async () => {
  const person = await signedIn(app);
  const old = person.user.email;
  const email = await changed(person);
  assert.deepEqual(await subjects(old), ['Your e-mail address was changed']);
  const linked = await person.post(
    '/api/register_by_access_token/social/google-oauth2/',
    (await signInAt(app, 'google-oauth2', 'marc.delcourt')).body,
  );
  assert.equal(linked.status, 200, JSON.stringify(linked.body));
  const thief = new Actor(app, linked.body.access);
  const { refresh } = linked.body;

  const token = await undoTokenFor(app, old);
  assert.equal(await stateOf(person, token), 'open');
  const { status, body } = await undo(person, token);
  assert.deepEqual([status, body.email], [200, old]);
  assert.equal(await stateOf(person, token), 'used');
  assert.equal(await addressOf(person), old);
  assert.equal(await isSignedIn(thief), false);
  assert.equal((await nobody.post('/api/refresh_token/', { refresh })).body.code, 'auth.change_undone');
  assert.equal(await app.db.$count(socialAccounts, eq(socialAccounts.userId, person.user.id)), 0);
  for (const address of [old, email]) assert.equal((await signIn(address)).status, 401);
  assert.equal((await setPassword(person, body.recovery_token)).status, 200);
  assert.equal((await signIn(old, NEW_PASSWORD)).status, 200);
  assert.equal((await undo(person, token)).status, 400);
  assert.match((await subjects(email)).at(-1) ?? '', /was undone/);
});

test('the address of a calendar that was made since the change, or in the seven days before, goes with it', async () => {
  for (const [days, left] of [
    [8, 1],
    [6, 0],
  ] as const) {
    const person = await signedIn(app);
    await app.db.execute(
      sql`update users set created_at = now() - interval '1 year' where id = ${person.user.id}`,
    );
    assert.equal((await person.post(paths.calendarAddress)).status, 201);
    await app.db.execute(
      sql`update calendar_addresses set created_at = now() - ${days} * interval '1 day' where user_id = ${person.user.id}`,
    );
    const old = person.user.email;
    await changed(person);
    assert.equal((await undo(person, await undoTokenFor(app, old))).status, 200);
    const kept = eq(calendarAddresses.userId, person.user.id);
    assert.equal(await app.db.$count(calendarAddresses, kept), left, `${days} days before`);
  }
});

test('a second factor that was set up since the change, or in the seven days before, goes with it', async () => {
  const setUp = async (person: Person, days = 0) => {
    const { secret } = (await person.post(`/api/users/${person.user.id}/totp/`)).body;
    const url = `/api/users/${person.user.id}/confirm_totp/`;
    assert.equal((await person.post(url, { code: codeAt(secret, new Date()) })).status, 200);
    const at = sql`now() - ${days} * interval '1 day'`;
    await app.db.execute(
      sql`update users set created_at = now() - interval '1 year' where id = ${person.user.id}`,
    );
    await app.db.execute(sql`update totp_secrets set confirmed_at = ${at} where user_id = ${person.user.id}`);
  };
  const [long, before, since] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  await setUp(long, 8);
  // This is the act of an intruder who has a session and the password.
  await setUp(before, 6);
  for (const person of [long, before, since]) await changed(person);
  await setUp(since);
  for (const [person, status] of [
    [long, 403],
    [before, 200],
    [since, 200],
  ] as const) {
    const token = await undoTokenFor(app, person.user.email);
    // It may be the owner's own, and who reads the mailbox somebody else.
    if (person !== long) {
      const refused = await undo(person, token);
      assert.equal(refused.body.codes?.password[0].code, 'account.undo_needs_password');
      assert.equal(
        (await undo(person, token, 'Wrong1234')).body.codes.password[0].code,
        'account.wrong_password',
      );
    }
    const { body } = await undo(person, token, person === long ? undefined : PASSWORD);
    assert.equal((await setPassword(person, body.recovery_token)).status, 200);
    assert.equal((await signIn(person.user.email, NEW_PASSWORD)).status, status);
  }
});

test('identities that were linked in the seven days before the change go with it; what the account was opened with stays', async () => {
  for (const [isFirst, left] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const person = await signedIn(app);
    const { body } = await signInAt(app, 'google-oauth2', 'marc.delcourt');
    const linked = await person.post('/api/register_by_access_token/social/google-oauth2/', body);
    assert.equal(linked.status, 200, JSON.stringify(linked.body));
    const ofPerson = eq(socialAccounts.userId, person.user.id);
    if (isFirst)
      await app.db.update(socialAccounts).set({ createdAt: person.user.createdAt }).where(ofPerson);
    await changed(await signedIn(app, person.user));
    assert.equal((await undo(person, await undoTokenFor(app, person.user.email))).status, 200);
    assert.equal(await app.db.$count(socialAccounts, ofPerson), left);
  }
});

test('whoever changes it twice is undone by the first mail, and the second link ends with it', async () => {
  const person = await signedIn(app);
  const first = await changed(person);
  const between = await undoTokenFor(app, person.user.email);
  await changed(person);
  const later = await undoTokenFor(app, first);
  assert.equal((await undo(person, between)).body.email, person.user.email);
  assert.equal((await undo(person, later)).status, 400);
  assert.equal(await stateOf(person, later), 'used');
});

test('as long as a change can be undone nobody else gets the old address', async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  const old = person.user.email;
  await changed(person);
  assert.deepEqual((await signUp(old)).body.codes.email[0].code, 'account.email_taken');
  assert.equal((await ask(other, old)).body.codes.email[0].code, 'account.email_taken');
  await app.db.execute(sql`update undo_links set expires_at = now() where user_id = ${person.user.id}`);
  const token = await undoTokenFor(app, old);
  assert.equal(await stateOf(person, token), 'invalid');
  assert.equal((await undo(person, token)).status, 400);
  assert.equal((await signUp(old)).status, 201);
});

test('a linked identity is undone by the link in its mail', async () => {
  const person = await signedIn(app);
  const linked = await person.post(
    '/api/register_by_access_token/social/google-oauth2/',
    (await signInAt(app, 'google-oauth2', 'amelie.rousseau')).body,
  );
  assert.equal(linked.status, 200, JSON.stringify(linked.body));
  const { status, body } = await undo(person, await undoTokenFor(app, person.user.email));
  assert.deepEqual([status, body.email], [200, person.user.email]);
  assert.equal(await app.db.$count(socialAccounts, eq(socialAccounts.userId, person.user.id)), 0);
  assert.equal(await isSignedIn(new Actor(app, linked.body.access)), false);
  assert.equal((await setPassword(person, body.recovery_token)).status, 200);
});

test('an undo link opens no other account', async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  await changed(person);
  const token = await undoTokenFor(app, person.user.email);
  assert.equal((await undo(other, token)).status, 400);
  assert.equal(await stateOf(other, token), 'invalid');
  assert.equal((await undo(person, 'guessed')).status, 400);
});
