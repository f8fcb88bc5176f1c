import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { socialAccounts, users } from '../../../../db/schema/index.ts';
import { Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import {
  mailsTo,
  newEmailTokenFor,
  recoveryTokenFor,
  undoTokenFor,
} from '../../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { codeAt } from '../../second-factor/totp.ts';
import { signInAt } from '../../social/testing/browser.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
type Person = Awaited<ReturnType<typeof signedIn>>;
const newAddress = () => `${randomUUID()}@example.test`;
const NEW_PASSWORD = 'Renewed4821';

const ask = (person: Person, email: string, by: Actor = person) =>
  by.post(`/api/users/${person.user.id}/email_change/`, { email });
const pending = async (person: Person) =>
  (await person.get(`/api/users/${person.user.id}/email_change/`)).body.pending_email;
const confirm = (person: Person, token: string, by: Actor = person) =>
  by.post(`/api/users/${person.user.id}/confirm_email_change/`, { token });
const stateOf = async (person: Person, token: string) =>
  (await nobody.post(`/api/users/${person.user.id}/undo_link/`, { token })).body.state;
const undo = (person: Person, token: string, password?: string) =>
  nobody.post(`/api/users/${person.user.id}/undo_change/`, { token, password });
const addressOf = async (person: Person) =>
  (await app.db.select().from(users).where(eq(users.id, person.user.id)))[0]?.email;
const isSignedIn = async (person: Actor) => (await person.get('/api/users/current_user/')).status === 200;
const signIn = (email: string, password = PASSWORD) => nobody.post('/api/get_token/', { email, password });
const signUp = (email: string) =>
  nobody.post('/api/users/sign_up/', {
    email,
    password1: PASSWORD,
    password2: PASSWORD,
    first_name: 'New',
    last_name: 'Comer',
  });
async function changed(person: Person, email = newAddress()) {
  assert.equal((await ask(person, email)).status, 200);
  const response = await confirm(person, await newEmailTokenFor(app, email));
  assert.equal(response.status, 200, JSON.stringify(response.body));
  return email;
}
const setPassword = (person: Person, token: string) =>
  nobody.patch(`/api/users/${person.user.id}/set_up_password/`, {
    token,
    password1: NEW_PASSWORD,
    password2: NEW_PASSWORD,
  });
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

test('the address changes by the link in the mail to the new one, not before', async () => {
  const person = await signedIn(app);
  const [old, email] = [person.user.email, newAddress()];
  assert.equal(await pending(person), null);
  const asked = await ask(person, ` ${email.toUpperCase()} `);
  assert.deepEqual([asked.status, asked.body], [200, { pending_email: email }]);
  assert.equal(await pending(person), email);
  assert.equal(await addressOf(person), old);
  const [mail] = await mailsTo(app, email);
  assert.ok(mail && !mail.text.includes(person.user.firstName) && !mail.text.includes(old));
  const token = await newEmailTokenFor(app, email);
  const { rows } = await app.db.execute(sql`select * from email_changes`);
  assert.ok(!JSON.stringify(rows).includes(token));

  assert.equal((await confirm(person, token)).status, 200);
  assert.equal(await pending(person), null);
  const { body } = await person.get('/api/users/current_user/');
  assert.deepEqual([body.email, body.email_proven], [email, true]);
  assert.equal((await signIn(email)).status, 200);
  assert.equal((await signIn(old)).status, 401);
  // Once only.
  const again = await confirm(person, token);
  assert.deepEqual(
    [again.status, again.body.codes.token[0].code],
    [400, 'account.email_change_link_invalid'],
  );
});

test('all other sessions end, and links that were mailed to the old address', async () => {
  const person = await signedIn(app);
  const elsewhere = await signedIn(app, person.user);
  await nobody.post('/api/users/initiate_password_recovery/', {
    email: person.user.email,
    is_admin_area: false,
  });
  const recovery = await recoveryTokenFor(app, person.user.email);
  await changed(person);
  assert.deepEqual([await isSignedIn(person), await isSignedIn(elsewhere)], [true, false]);
  assert.equal((await setPassword(person, recovery)).status, 400);
});

test('asking needs a confirmed session of the same account', async () => {
  const [person, stranger] = [await signedIn(app), await signedIn(app)];
  assert.equal((await ask(person, newAddress(), stranger)).status, 404);
  assert.equal((await ask(person, newAddress(), nobody)).status, 401);
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}`,
  );
  const refused = await ask(person, newAddress());
  assert.deepEqual([refused.status, refused.body.code], [403, 'account.confirmation_needed']);
});

test('the link does nothing for anybody else: the mailbox and the account must belong together', async () => {
  const [person, stranger] = [await signedIn(app), await signedIn(app)];
  const email = newAddress();
  await ask(person, email);
  const token = await newEmailTokenFor(app, email);
  assert.equal((await confirm(person, token, nobody)).status, 401);
  assert.equal((await confirm(person, token, stranger)).status, 404);
  assert.equal((await confirm(stranger, token)).status, 400);
  assert.notEqual(await addressOf(person), email);
});

test('an address that is taken, the same, or none at all is refused at its field', async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  const code = async (email: string) => {
    const { status, body } = await ask(person, email);
    return [status, body.codes.email[0].code];
  };
  assert.deepEqual(await code(other.user.email.toUpperCase()), [400, 'account.email_taken']);
  assert.deepEqual(await code(person.user.email), [400, 'account.email_unchanged']);
  assert.equal((await ask(person, 'nonsense')).status, 400);
  // Taken while the link was on its way.
  const email = newAddress();
  await ask(person, email);
  assert.equal((await signUp(email)).status, 201);
  const late = await confirm(person, await newEmailTokenFor(app, email));
  assert.deepEqual([late.status, late.body.codes.email[0].code], [400, 'account.email_taken']);
  assert.equal(await addressOf(person), person.user.email);
});

test('only the newest link holds, for a day; five in an hour', async () => {
  const person = await signedIn(app);
  const [first, second] = [newAddress(), newAddress()];
  await ask(person, first);
  await ask(person, second);
  assert.equal((await confirm(person, await newEmailTokenFor(app, first))).status, 400);
  await app.db.execute(
    sql`update email_changes set expires_at = now() where user_id = ${person.user.id} and used_at is null`,
  );
  assert.equal(await pending(person), null);
  assert.equal((await confirm(person, await newEmailTokenFor(app, second))).status, 400);
  for (let i = 0; i < 3; i += 1) assert.equal((await ask(person, newAddress())).status, 200);
  const refused = await ask(person, newAddress());
  assert.deepEqual([refused.status, refused.body.code], [429, 'account.too_many_verification_mails']);
});

test('of twenty at once with one link one changes the address', async () => {
  const person = await signedIn(app);
  const email = newAddress();
  await ask(person, email);
  const token = await newEmailTokenFor(app, email);
  const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(person, token)));
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  assert.equal(responses.filter(({ status }) => status === 400).length, 19);
  assert.equal((await subjects(person.user.email)).length, 1);
});

test('an address that was never confirmed is not told: it may be the mailbox of a stranger', async () => {
  const person = await signedIn(app, { emailProvenAt: null });
  const elsewhere = await signedIn(app, person.user);
  const email = await changed(person);
  assert.deepEqual(await mailsTo(app, person.user.email), []);
  assert.equal(await isSignedIn(elsewhere), false);
  const { body } = await person.get('/api/users/current_user/');
  assert.deepEqual([body.email, body.email_proven], [email, true]);
});

test('the old address is told, and takes the change back: its owner chooses a password, all others are out', async () => {
  const person = await signedIn(app);
  const old = person.user.email;
  const email = await changed(person);
  assert.deepEqual(await subjects(old), ['Handover: your e-mail address was changed']);
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
  // As an intruder who has a session and the password.
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
