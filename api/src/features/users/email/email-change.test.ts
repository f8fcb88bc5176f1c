import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openAccounts } from '../../../../testing/people/accounts.ts';
import { signedIn } from '../../../../testing/people/actor.ts';
import { mailsTo, newEmailTokenFor, recoveryTokenFor } from '../../../../testing/people/mailed-links.ts';

const {
  app,
  nobody,
  newAddress,
  ask,
  pending,
  confirm,
  addressOf,
  isSignedIn,
  signIn,
  signUp,
  changed,
  setPassword,
  subjects,
} = await openAccounts();

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
  // The link works only once.
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
