import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { newAuthenticator } from './testing/authenticator.ts';
import { codeAt } from './totp.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
type Person = Awaited<ReturnType<typeof signedIn>>;
type Authenticator = ReturnType<typeof newAuthenticator>;

const path = (person: Person, call: string) => `/api/users/${person.user.id}/${call}/`;
const askOptions = (person: Person, code?: string) =>
  person.post(path(person, 'passkey_options'), code === undefined ? undefined : { code });
const newOptions = async (person: Person, code?: string) => (await askOptions(person, code)).body;
const add = (person: Person, credential: object) => person.post(path(person, 'passkeys'), { credential });
const signInOptions = async () => (await nobody.post('/api/get_token/passkey_options/')).body;
const signIn = (credential: object) => nobody.post('/api/get_token/by_passkey/', { credential });
const read = async (person: Person) => (await person.get(path(person, 'second_factor'))).body;
const remove = (person: Person, id: string, code: string) =>
  person.call('DELETE', path(person, `passkeys/${id}`), { code });
const firstStep = async ({ user }: Person) =>
  (await nobody.post('/api/get_token/', { email: user.email, password: PASSWORD })).status;
const INVALID = [400, 'account.passkey_invalid'];
const codeOf = ({ status, body }: Awaited<ReturnType<typeof signIn>>) => [
  status,
  body.codes ? body.codes.credential[0].code : body.code,
];
const subjects = async ({ user }: Person) => (await mailsTo(app, user.email)).map(({ subject }) => subject);

async function withPasskey() {
  const person = await signedIn(app);
  const device = newAuthenticator(app.config.publicUrl);
  const { status, body } = await add(person, device.create(await newOptions(person)));
  assert.equal(status, 200, JSON.stringify(body));
  return { person, device, codes: body.recovery_codes as string[] };
}
const whoSignedIn = async (device: Authenticator) => {
  const { status, body } = await signIn(device.get(await signInOptions()));
  assert.equal(status, 200, JSON.stringify(body));
  return (await new Actor(app, body.access).get('/api/users/current_user/')).body.id;
};

test('a passkey is added, ends other sessions, comes with recovery codes, and signs in alone', async () => {
  const person = await signedIn(app);
  const elsewhere = await signedIn(app, person.user);
  const device = newAuthenticator(app.config.publicUrl);
  const options = await newOptions(person);
  assert.deepEqual(options.authenticatorSelection.userVerification, 'required');
  const { body } = await add(person, device.create(options));
  assert.equal(body.recovery_codes.length, 10);
  assert.equal((await elsewhere.get('/api/users/current_user/')).status, 401);
  assert.match((await subjects(person)).at(-1) ?? '', /passkey was added/);
  const [passkey] = (await read(person)).passkeys;
  assert.equal(passkey.last_used_at, null);
  assert.equal(await whoSignedIn(device), person.user.id);
  assert.equal(await whoSignedIn(device), person.user.id);
  assert.ok((await read(person)).passkeys[0].last_used_at);
});

test('from then on the password alone opens nothing; a second passkey comes without codes', async () => {
  const { person, device, codes } = await withPasskey();
  assert.equal(await firstStep(person), 403);
  const again = await add(person, device.create(await newOptions(person, codes[0])));
  assert.deepEqual(codeOf(again), INVALID);
  const other = newAuthenticator(app.config.publicUrl);
  const { body } = await add(person, other.create(await newOptions(person, codes[1])));
  assert.deepEqual(body.recovery_codes, []);
  assert.equal(await whoSignedIn(other), person.user.id);
});

test('a challenge holds once, for five minutes, and for what and whom it was made', async () => {
  const { person, device, codes } = await withPasskey();
  const used = device.get(await signInOptions());
  assert.equal((await signIn(used)).status, 200);
  assert.deepEqual(codeOf(await signIn(used)), INVALID);
  const late = device.get(await signInOptions());
  await app.db.execute(sql`update passkey_challenges set expires_at = now()`);
  assert.deepEqual(codeOf(await signIn(late)), INVALID);
  assert.deepEqual(codeOf(await signIn(device.get(await newOptions(person, codes[0])))), INVALID);
  const stranger = await signedIn(app);
  const other = newAuthenticator(app.config.publicUrl);
  assert.deepEqual(codeOf(await add(stranger, other.create(await newOptions(person, codes[1])))), INVALID);
  assert.deepEqual(codeOf(await add(stranger, other.create(await signInOptions()))), INVALID);
});

for (const [what, overrides] of [
  ['made for another site', { site: 'evil.example' }],
  ['asked for by another site', { origin: 'https://evil.example' }],
  ['of a device that did not ask who it is', { verified: false }],
] as const) {
  test(`a passkey or signature ${what} is refused`, async () => {
    const { person, device, codes } = await withPasskey();
    assert.deepEqual(codeOf(await signIn(device.get(await signInOptions(), overrides))), INVALID);
    const other = newAuthenticator(app.config.publicUrl);
    const options = await newOptions(person, codes[0]);
    assert.deepEqual(codeOf(await add(person, other.create(options, overrides))), INVALID);
  });
}

test('a copy of a passkey is noticed by its counter, and another key under its name is refused', async () => {
  const { device } = await withPasskey();
  await whoSignedIn(device);
  device.setCounter(0);
  assert.deepEqual(codeOf(await signIn(device.get(await signInOptions()))), INVALID);
  const stranger = newAuthenticator(app.config.publicUrl);
  assert.deepEqual(codeOf(await signIn(stranger.get(await signInOptions()))), INVALID);
  const { id, rawId } = device.get(await signInOptions());
  const forged = { ...stranger.get(await signInOptions()), id, rawId };
  assert.deepEqual(codeOf(await signIn(forged)), INVALID);
});

test('of twenty at once with one signature one signs in', async () => {
  const { device } = await withPasskey();
  const signature = device.get(await signInOptions());
  const all = await Promise.all(Array.from({ length: 20 }, () => signIn(signature)));
  assert.equal(all.filter(({ status }) => status === 200).length, 1);
  assert.equal(all.filter(({ status }) => status === 400).length, 19);
});

test('another factor takes a code of one that is there, whatever was begun before', async () => {
  const person = await signedIn(app);
  const [early, device] = [newAuthenticator(app.config.publicUrl), newAuthenticator(app.config.publicUrl)];
  // Begun by somebody with the session and the password, while there was no second factor.
  const begun = await newOptions(person);
  const { secret } = (await person.post(path(person, 'totp'))).body;
  const { body } = await add(person, device.create(await newOptions(person)));
  const [first, second] = body.recovery_codes as string[];
  assert.deepEqual(codeOf(await add(person, early.create(begun))), INVALID);
  const confirmed = await person.post(path(person, 'confirm_totp'), { code: codeAt(secret, new Date()) });
  assert.deepEqual([confirmed.status, confirmed.body.code], [409, 'account.second_factor_missing']);

  const begin = (call: string, code?: string) =>
    person.post(path(person, call), code === undefined ? undefined : { code });
  for (const call of ['passkey_options', 'totp']) {
    const codes = async (code?: string) => (await begin(call, code)).body.codes.code[0].code;
    assert.equal(await codes(), 'account.code_needed');
    assert.equal(await codes('not-a-code'), 'account.code_invalid');
  }
  assert.equal((await begin('totp', first)).status, 200);
  assert.equal((await begin('passkey_options', first)).status, 400);
  const added = await add(person, early.create((await begin('passkey_options', second)).body));
  assert.deepEqual(added.body.recovery_codes, []);
});

test('of a factor that is begun and one that is added at once, none is left without a code', async () => {
  const runs = Array.from({ length: 10 }, async () => {
    const person = await signedIn(app);
    const device = newAuthenticator(app.config.publicUrl);
    const credential = device.create(await newOptions(person));
    await Promise.all([add(person, credential), askOptions(person), person.post(path(person, 'totp'))]);
    const { rows } = await app.db.execute(
      sql`select 1 from passkey_challenges where user_id = ${person.user.id}
        union all select 1 from totp_secrets where user_id = ${person.user.id}`,
    );
    return [(await read(person)).passkeys.length, rows.length];
  });
  for (const run of await Promise.all(runs)) assert.deepEqual(run, [1, 0]);
});

test('it is removed by a code, and with the last one the recovery codes end', async () => {
  const { person, device, codes } = await withPasskey();
  const [{ id }] = (await read(person)).passkeys;
  assert.equal((await remove(person, id, '12345')).status, 400);
  const stranger = await signedIn(app);
  assert.equal(
    (await stranger.call('DELETE', path(person, `passkeys/${id}`), { code: codes[0] })).status,
    404,
  );
  assert.equal((await remove(person, '00000000-0000-4000-8000-000000000000', codes[0] ?? '')).status, 404);
  // It was not used up by that.
  assert.equal((await remove(person, id, codes[0] ?? '')).status, 204);
  assert.deepEqual(await read(person), { totp_since: null, passkeys: [], recovery_codes_left: 0 });
  assert.deepEqual(codeOf(await signIn(device.get(await signInOptions()))), INVALID);
  assert.equal(await firstStep(person), 200);
  assert.match((await subjects(person)).at(-1) ?? '', /passkey was removed/);
});
