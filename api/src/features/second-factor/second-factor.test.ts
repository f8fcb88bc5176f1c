import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { totpSecrets } from '../../../db/schema/index.ts';
import { Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { mailsTo, recoveryTokenFor } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { signInAt } from '../../../testing/social/browser.ts';
import { codeAt } from './totp.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
type Person = Awaited<ReturnType<typeof signedIn>>;

/** A code that is never valid. */
const NO_CODE = '12345';
const PERIOD_MS = 30_000;
/** A code of an app whose clock is so many periods ahead. */
const code = (secret: string, periods = 0) => codeAt(secret, new Date(Date.now() + periods * PERIOD_MS));
const totp = (person: Person, by: Actor = person) => by.post(`/api/users/${person.user.id}/totp/`);
const confirm = (person: Person, typed: string) =>
  person.post(`/api/users/${person.user.id}/confirm_totp/`, { code: typed });
const remove = (person: Person, typed: string) =>
  person.call('DELETE', `/api/users/${person.user.id}/totp/`, { code: typed });
const renew = (person: Person, typed: string) =>
  person.post(`/api/users/${person.user.id}/recovery_codes/`, { code: typed });
const read = async (person: Person) => (await person.get(`/api/users/${person.user.id}/second_factor/`)).body;
/** Each test waits for no clock: the code that was used last is forgotten. */
const forgetLastCode = (person: Person) =>
  app.db.update(totpSecrets).set({ lastStep: 0 }).where(eq(totpSecrets.userId, person.user.id));

async function withApp() {
  const person = await signedIn(app);
  const { secret, uri } = (await totp(person)).body;
  const { status, body } = await confirm(person, code(secret));
  assert.equal(status, 200, JSON.stringify(body));
  await forgetLastCode(person);
  return { person, secret, uri, codes: body.recovery_codes as string[] };
}
const firstStep = (person: Person, password = PASSWORD) =>
  nobody.post('/api/get_token/', { email: person.user.email, password });
async function ticketOf(person: Person): Promise<string> {
  const { status, body } = await firstStep(person);
  assert.deepEqual([status, body.code], [403, 'auth.second_factor_needed']);
  assert.ok(!body.detail.includes(body.params.ticket));
  return body.params.ticket;
}
const secondStep = (ticket: string, typed: string) =>
  nobody.post('/api/get_token/second_step/', { ticket, code: typed });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof secondStep>>) => [
  status,
  body.codes ? body.codes.code[0].code : body.code,
];
const isSignedIn = async (person: Actor) => (await person.get('/api/users/current_user/')).status === 200;
const subjects = async ({ user }: Person) => (await mailsTo(app, user.email)).map(({ subject }) => subject);

test('apps and devices name the account by its address as its owner writes it', async () => {
  const person = await signedIn(app, { email: 'anne@xn--socit-esab.example' });
  const { uri } = (await totp(person)).body;
  assert.ok(uri.includes(encodeURIComponent('anne@société.example')), uri);
  const { body } = await person.post(`/api/users/${person.user.id}/passkey_options/`);
  assert.equal(body.user.name, 'anne@société.example');
});

test('set up by a code of the app: other sessions end, ten recovery codes are shown once, a mail tells', async () => {
  const person = await signedIn(app);
  const elsewhere = await signedIn(app, person.user);
  assert.deepEqual(await read(person), { totp_since: null, passkeys: [], recovery_codes_left: 0 });
  const { secret, uri } = (await totp(person)).body;
  assert.match(uri, /^otpauth:\/\/totp\/Handover:.*&secret=/);
  assert.ok(uri.includes(encodeURIComponent(person.user.email)) && uri.includes(secret));
  // A sign-in needs no code before the app is confirmed.
  assert.equal((await firstStep(person)).status, 200);
  assert.deepEqual(codeOf(await confirm(person, NO_CODE)), [400, 'account.code_invalid']);
  const { body } = await confirm(person, code(secret));
  assert.equal(new Set(body.recovery_codes).size, 10);
  assert.equal((await read(person)).recovery_codes_left, 10);
  assert.deepEqual([await isSignedIn(person), await isSignedIn(elsewhere)], [true, false]);
  assert.match((await subjects(person)).at(-1) ?? '', /authenticator app/);
  assert.deepEqual(codeOf(await totp(person)), [409, 'account.second_factor_present']);

  const { rows } = await app.db.execute(
    sql`select t.secret, c.hash from totp_secrets t join recovery_codes c using (user_id) where user_id = ${person.user.id}`,
  );
  const stored = JSON.stringify(rows);
  for (const shown of [secret, ...body.recovery_codes]) assert.ok(!stored.includes(shown));
});

test('a sign-in takes the password and a code, in two steps; the password alone opens nothing', async () => {
  const { person, secret } = await withApp();
  const ticket = await ticketOf(person);
  assert.deepEqual(codeOf(await secondStep(ticket, NO_CODE)), [400, 'account.code_invalid']);
  const { status, body } = await secondStep(ticket, code(secret));
  assert.equal(status, 200);
  assert.ok(await isSignedIn(new Actor(app, body.access)));
  assert.equal((await firstStep(person, 'Wrong1234')).status, 401);
});

test('a code counts once, also in another sign-in; one of a clock half a minute off counts, others do not', async () => {
  const { person, secret } = await withApp();
  const used = code(secret);
  assert.equal((await secondStep(await ticketOf(person), used)).status, 200);
  assert.deepEqual(codeOf(await secondStep(await ticketOf(person), used)), [400, 'account.code_invalid']);
  // The one before the last that counted.
  assert.equal((await secondStep(await ticketOf(person), code(secret, -1))).status, 400);
  await forgetLastCode(person);
  assert.equal((await secondStep(await ticketOf(person), code(secret, 5))).status, 400);
  assert.equal((await secondStep(await ticketOf(person), code(secret, 1))).status, 200);
});

test('a ticket holds once, for ten minutes, and no longer than the password', async () => {
  const { person, secret, codes } = await withApp();
  const ticket = await ticketOf(person);
  assert.equal((await secondStep(ticket, code(secret))).status, 200);
  const again = await secondStep(ticket, codes[0] ?? '');
  assert.deepEqual(codeOf(again), [401, 'auth.second_factor_ticket_invalid']);
  const late = await ticketOf(person);
  await app.db.execute(
    sql`update second_step_tickets set expires_at = now() where user_id = ${person.user.id}`,
  );
  assert.equal((await secondStep(late, codes[1] ?? '')).status, 401);
  assert.equal((await secondStep('guessed', codes[1] ?? '')).status, 401);

  const before = await ticketOf(person);
  await nobody.post('/api/users/initiate_password_recovery/', {
    email: person.user.email,
    is_admin_area: false,
  });
  const token = await recoveryTokenFor(app, person.user.email);
  const reset = { token, password1: 'Renewed4821', password2: 'Renewed4821' };
  assert.equal((await nobody.patch(`/api/users/${person.user.id}/set_up_password/`, reset)).status, 200);
  assert.equal((await secondStep(before, codes[1] ?? '')).status, 401);
  // A recovery link is no way around the second step.
  assert.deepEqual(codeOf(await firstStep(person, 'Renewed4821')), [403, 'auth.second_factor_needed']);
});

test('of twenty codes at once one opens a session, and of twenty wrong ones five are compared', async () => {
  const { person, secret } = await withApp();
  const ticket = await ticketOf(person);
  const typed = code(secret);
  const right = await Promise.all(Array.from({ length: 20 }, () => secondStep(ticket, typed)));
  assert.equal(right.filter(({ status }) => status === 200).length, 1);

  const { person: other, codes } = await withApp();
  const theirs = await ticketOf(other);
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, i) => secondStep(theirs, `00000${i % 10}x`)),
  );
  assert.equal(wrong.filter(({ status }) => status === 400).length, 5);
  assert.equal(wrong.filter(({ status }) => status === 429).length, 15);
  assert.equal((await secondStep(theirs, codes[0] ?? '')).status, 429);
});

test('a recovery code opens the account once, however it is typed, and a mail tells', async () => {
  const { person, codes } = await withApp();
  const [first = '', second = ''] = codes;
  assert.equal(
    (await secondStep(await ticketOf(person), ` ${first.toUpperCase().replace('-', ' ')} `)).status,
    200,
  );
  assert.equal((await secondStep(await ticketOf(person), first)).status, 400);
  assert.equal((await read(person)).recovery_codes_left, 9);
  assert.match((await subjects(person)).at(-1) ?? '', /recovery code was used/);
  const stranger = await withApp();
  assert.equal((await secondStep(await ticketOf(stranger.person), second)).status, 400);
});

test('new recovery codes, and removing the app, take a code and a confirmed session', async () => {
  const { person, secret, codes } = await withApp();
  assert.equal((await renew(person, NO_CODE)).status, 400);
  const renewed = (await renew(person, code(secret))).body.recovery_codes;
  assert.equal(renewed.length, 10);
  assert.equal((await secondStep(await ticketOf(person), codes[0] ?? '')).status, 400);
  assert.equal((await remove(person, NO_CODE)).status, 400);
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}`,
  );
  for (const refused of [await remove(person, renewed[0]), await renew(person, renewed[0])])
    assert.deepEqual(codeOf(refused), [403, 'account.confirmation_needed']);
  await app.db.execute(sql`update sessions set confirmed_at = now() where user_id = ${person.user.id}`);
  assert.equal((await remove(person, renewed[0])).status, 204);
  assert.deepEqual(await read(person), { totp_since: null, passkeys: [], recovery_codes_left: 0 });
  assert.equal((await firstStep(person)).status, 200);
  assert.match((await subjects(person)).at(-1) ?? '', /authenticator app of your account was removed/);
});

test('it is one’s own account only, and setting up needs a confirmed session', async () => {
  const [person, stranger] = [await signedIn(app), await signedIn(app)];
  assert.equal((await totp(person, stranger)).status, 404);
  assert.equal((await totp(person, nobody)).status, 401);
  assert.equal((await stranger.get(`/api/users/${person.user.id}/second_factor/`)).status, 404);
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}`,
  );
  assert.deepEqual(codeOf(await totp(person)), [403, 'account.confirmation_needed']);
});

test('a provider is the first step only, too', async () => {
  const { person, secret } = await withApp();
  const google = async (by: Actor) =>
    by.post(
      '/api/register_by_access_token/social/google-oauth2/',
      (await signInAt(app, 'google-oauth2', 'marc.delcourt')).body,
    );
  // The signed-in user has made the second step already.
  assert.equal((await google(person)).status, 200);
  const first = await google(nobody);
  assert.deepEqual(codeOf(first), [403, 'auth.second_factor_needed']);
  const { status, body } = await secondStep(first.body.params.ticket, code(secret));
  assert.equal(status, 200);
  assert.equal((await new Actor(app, body.access).get('/api/users/current_user/')).body.id, person.user.id);
});
