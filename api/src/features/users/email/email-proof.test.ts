import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { socialAccounts, users } from '../../../../db/schema/index.ts';
import { png } from '../../../../testing/documents/sample-files.ts';
import { openAccounts } from '../../../../testing/people/accounts.ts';
import { Actor, signedIn } from '../../../../testing/people/actor.ts';
import { mailsTo, proofTokenFor, recoveryTokenFor } from '../../../../testing/people/mailed-links.ts';
import { openSocket } from '../../../../testing/people/socket-client.ts';
import { PASSWORD } from '../../../../testing/people/user.builder.ts';
import { until } from '../../../../testing/until.ts';

const { app, nobody, isSignedIn, signIn } = await openAccounts();
let count = 0;

/** Opens an account as the page does, with a picture and a phone number. */
async function signUp() {
  count += 1;
  const email = `owner${count}@example.test`;
  const { body } = await nobody.post('/api/users/sign_up/', {
    email,
    password1: PASSWORD,
    password2: PASSWORD,
    first_name: 'Mallory',
    last_name: 'Intruder',
    phone: '+33612345678',
  });
  const person = new Actor(app, body.access);
  const id: number = body.user.id;
  await person.form('PATCH', `/api/users/${id}/`, [
    ['image', [await png(), 'me.png']],
    ['linkedin_url', 'https://www.linkedin.com/in/mallory'],
  ]);
  return { id, email, person, user: body.user };
}
const verify = (id: number, token: string, by: Actor = nobody) =>
  by.post(`/api/users/${id}/verify_email/`, { token });
const signInAgain = async (email: string, password?: string) =>
  new Actor(app, (await signIn(email, password)).body.access);
const rowOf = async (id: number) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const link = (userId: number, subject: string) =>
  app.db.insert(socialAccounts).values({ provider: 'google-oauth2', subject, userId });

test('a new account is unproven, and its link is mailed without what was typed; only the hash is stored', async () => {
  const { id, email, user } = await signUp();
  assert.equal(user.email_proven, false);
  const mails = await mailsTo(app, email);
  assert.equal(mails.length, 1);
  assert.ok(!mails[0]?.text.includes('Mallory'));
  const { rows } = await app.db.execute(
    sql`select *, extract(epoch from expires_at - created_at)::int as seconds from email_proofs where user_id = ${id}`,
  );
  assert.equal(rows.length, 1);
  assert.ok(Math.abs(Number(rows[0]?.seconds) - 86_400) <= 2);
  assert.ok(!JSON.stringify(rows).includes(await proofTokenFor(app, email)));
});

test('by the session that opened it the account stays as it is', async () => {
  const { id, email, person } = await signUp();
  const elsewhere = await signInAgain(email);
  assert.equal((await verify(id, await proofTokenFor(app, email), person)).status, 200);
  const { body } = await person.get('/api/users/current_user/');
  assert.deepEqual([body.email_proven, body.first_name, body.phone], [true, 'Mallory', '+33612345678']);
  assert.ok(body.image);
  assert.ok(await isSignedIn(elsewhere));
});

test('by a later session of the account, which knows its password, all other sessions end and the profile stays', async () => {
  const { id, email, person } = await signUp();
  const elsewhere = await signInAgain(email);
  assert.equal((await verify(id, await proofTokenFor(app, email), elsewhere)).status, 200);
  assert.equal(await isSignedIn(person), false);
  const { body } = await elsewhere.get('/api/users/current_user/');
  assert.deepEqual([body.email_proven, body.first_name], [true, 'Mallory']);
});

for (const [how, by] of [
  ['by nobody who is signed in', async () => nobody],
  ['by somebody signed in to another account', async () => signedIn(app)],
] as const) {
  test(`opened ${how}, every way in that was there before ends, and what was filled in goes`, async () => {
    const { id, email, person } = await signUp();
    await link(id, `intruder of ${id}`);
    const image = (await rowOf(id))?.imageKey ?? '';
    assert.equal((await verify(id, await proofTokenFor(app, email), await by())).status, 200);
    assert.equal(await isSignedIn(person), false);
    assert.equal((await nobody.post('/api/get_token/', { email, password: PASSWORD })).status, 401);
    assert.equal(await app.db.$count(socialAccounts, eq(socialAccounts.userId, id)), 0);
    const row = await rowOf(id);
    assert.ok(row?.emailProvenAt);
    assert.deepEqual(
      [row.firstName, row.lastName, row.phone, row.linkedinUrl, row.imageKey, row.passwordHash],
      ['New', 'Member', '', '', null, null],
    );
    await app.background.settled();
    await assert.rejects(async () => (await app.storage.read(image)).toArray());
  });
}

test('a recovery proves the address of the true owner, and leaves the intruder no way in', async () => {
  const { id, email, person } = await signUp();
  await link(id, `google of ${id}`);
  await nobody.post('/api/users/initiate_password_recovery/', { email, is_admin_area: false });
  const token = await recoveryTokenFor(app, email);
  const mail = (await mailsTo(app, email)).at(-1);
  assert.ok(mail && !mail.text.includes('Mallory'));
  const body = { token, password1: 'Renewed4821', password2: 'Renewed4821' };
  assert.equal((await nobody.patch(`/api/users/${id}/set_up_password/`, body)).status, 200);
  assert.equal(await isSignedIn(person), false);
  assert.equal(await app.db.$count(socialAccounts, eq(socialAccounts.userId, id)), 0);
  const owner = await signInAgain(email, 'Renewed4821');
  const me = (await owner.get('/api/users/current_user/')).body;
  assert.deepEqual([me.email_proven, me.first_name, me.image, me.phone], [true, 'New', null, '']);
});

test('a recovery of a proven account keeps names, picture and identities', async () => {
  const { id, email, person } = await signUp();
  await verify(id, await proofTokenFor(app, email), person);
  await link(id, `mine, ${id}`);
  await nobody.post('/api/users/initiate_password_recovery/', { email, is_admin_area: false });
  const token = await recoveryTokenFor(app, email);
  const body = { token, password1: 'Renewed4821', password2: 'Renewed4821' };
  assert.equal((await nobody.patch(`/api/users/${id}/set_up_password/`, body)).status, 200);
  const row = await rowOf(id);
  assert.equal(row?.firstName, 'Mallory');
  assert.ok(row?.imageKey);
  assert.equal(await app.db.$count(socialAccounts, eq(socialAccounts.userId, id)), 1);
});

test('a link holds once, for its own account, for 24 hours, and for the address that it was sent to', async () => {
  const { id, email, person } = await signUp();
  const other = await signUp();
  const token = await proofTokenFor(app, email);
  const refused = async (response: Promise<{ status: number; body: { codes?: object } }>) => {
    const { status, body } = await response;
    assert.deepEqual([status, Object.keys(body.codes ?? {})], [400, ['token']]);
  };
  await refused(verify(other.id, token, other.person));
  await app.db.execute(sql`update email_proofs set expires_at = now() where user_id = ${id}`);
  await refused(verify(id, token, person));
  await app.db.execute(
    sql`update email_proofs set expires_at = now() + interval '1 hour' where user_id = ${id}`,
  );
  await app.db.execute(sql`update users set email = 'moved@example.test' where id = ${id}`);
  await refused(verify(id, token, person));
  await app.db.execute(sql`update users set email = ${email} where id = ${id}`);
  const responses = await Promise.all(Array.from({ length: 10 }, () => verify(id, token, person)));
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
});

test('the link is sent again on request, at most five in an hour with the first; then the account knows when', async () => {
  const { id, email, person } = await signUp();
  const ask = () => person.post(`/api/users/${id}/send_verification_email/`);
  const responses = await Promise.all(Array.from({ length: 9 }, ask));
  assert.equal(responses.filter(({ status }) => status === 200).length, 4);
  const refused = responses.find(({ status }) => status === 429);
  assert.equal(refused?.body.code, 'account.too_many_verification_mails');
  assert.ok(Number(refused?.headers['retry-after']) > 3000);
  assert.equal((await mailsTo(app, email)).length, 5);
  await verify(id, await proofTokenFor(app, email), person);
  assert.equal((await ask()).body.code, 'account.email_already_proven');
});

test('the open pages of the account are told', async () => {
  const { id, email, person } = await signUp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await openSocket(address, person.token, { withChanges: true });
  await verify(id, await proofTokenFor(app, email), person);
  await until('the change arrives', () =>
    socket.changes.some((change) => 'area' in change && change.area === 'user'),
  );
});
