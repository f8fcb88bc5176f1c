import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { buildUser, PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { signInAt } from '../../../testing/social/browser.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const EXPORT = '/api/users/current_user/export/';
const GOOGLE = '/api/register_by_access_token/social/google-oauth2/';
type Person = Awaited<ReturnType<typeof signedIn>>;
const confirmation = ({ user }: Person) => `/api/users/${user.id}/confirmation/`;
const age = ({ user }: Person, minutes: number) =>
  app.db.execute(
    sql`update sessions set confirmed_at = now() - make_interval(mins => ${minutes}) where user_id = ${user.id}`,
  );
/** A session that was confirmed so many minutes ago. */
async function confirmedAgo(minutes: number, facts = {}): Promise<Person> {
  const person = await signedIn(app, facts);
  await age(person, minutes);
  return person;
}
const subjects = async ({ user }: Person) => (await mailsTo(app, user.email)).map(({ subject }) => subject);
const link = async (person: Person, account: string) =>
  person.post(GOOGLE, (await signInAt(app, 'google-oauth2', account)).body);

test('a sign-in confirms the session for ten minutes; renewing its tokens does not', async () => {
  const { email, id } = await buildUser(app);
  const signIn = (await nobody.post('/api/get_token/', { email, password: PASSWORD })).body;
  const left = async (access: string) => {
    const headers = { authorization: `Bearer ${access}` };
    return (await nobody.call('GET', `/api/users/${id}/confirmation/`, undefined, headers)).body.seconds_left;
  };
  assert.ok((await left(signIn.access)) > 500);
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '10 minutes' where user_id = ${id}`,
  );
  assert.equal(await left(signIn.access), 0);
  const renewed = (await nobody.post('/api/refresh_token/', { refresh: signIn.refresh })).body;
  assert.equal(await left(renewed.access), 0);
});

test('later the export and a new identity are refused, until the password confirms the session', async () => {
  const person = await confirmedAgo(11);
  for (const refused of [await person.get(EXPORT), await link(person, 'amelie.rousseau')])
    assert.deepEqual([refused.status, refused.body.code], [403, 'account.confirmation_needed']);
  assert.equal((await person.get('/api/social_accounts/')).body.count, 0);
  assert.deepEqual(await subjects(person), []);

  const wrong = await person.post(confirmation(person), { password: 'Wrong1234' });
  assert.deepEqual(Object.keys(wrong.body.codes), ['password']);
  assert.equal((await person.get(EXPORT)).status, 403);

  const right = await person.post(confirmation(person), { password: PASSWORD });
  assert.deepEqual([right.status, right.body], [200, { seconds_left: 600 }]);
  assert.equal((await person.get(EXPORT)).status, 200);
  assert.equal((await link(person, 'amelie.rousseau')).status, 200);
});

test('it confirms this session only, and only of the same person', async () => {
  const here = await confirmedAgo(11);
  const there = await signedIn(app, here.user);
  await age(here, 11);
  assert.equal((await here.post(confirmation(here), { password: PASSWORD })).status, 200);
  assert.equal((await here.get(EXPORT)).status, 200);
  assert.equal((await there.get(EXPORT)).status, 403);
  const stranger = await signedIn(app);
  assert.equal((await stranger.get(confirmation(here))).status, 404);
  assert.equal((await stranger.post(confirmation(here), { password: PASSWORD })).status, 404);
});

test('a fresh sign-in at a linked provider confirms it; linking another one does not prolong it', async () => {
  const person = await confirmedAgo(9);
  const linked = await link(person, 'marc.delcourt');
  assert.equal(linked.status, 200, JSON.stringify(linked.body));
  const left = async (access: string) => {
    const headers = { authorization: `Bearer ${access}` };
    return (await nobody.call('GET', confirmation(person), undefined, headers)).body.seconds_left;
  };
  assert.ok((await left(linked.body.access)) <= 60);
  const again = await nobody.call(
    'POST',
    GOOGLE,
    (await signInAt(app, 'google-oauth2', 'marc.delcourt')).body,
    {
      authorization: `Bearer ${linked.body.access}`,
    },
  );
  assert.ok((await left(again.body.access)) > 500);
});

test('five wrong passwords, and then the right one waits, too', async () => {
  const person = await confirmedAgo(11);
  for (let i = 0; i < 5; i += 1)
    assert.equal((await person.post(confirmation(person), { password: 'Wrong1234' })).status, 400);
  const waiting = await person.post(confirmation(person), { password: PASSWORD });
  assert.deepEqual([waiting.status, waiting.body.code], [429, 'auth.too_many_failures']);
});

test('a new identity, an export and the closing are told by mail to the address of the account, in words of ours', async () => {
  const person = await signedIn(app);
  assert.equal((await link(person, 'seller')).status, 200);
  const same = await signedIn(app, person.user);
  assert.equal((await same.get(EXPORT)).status, 200);
  assert.equal(
    (await same.call('DELETE', `/api/users/${person.user.id}/`, { password: PASSWORD })).status,
    204,
  );
  assert.deepEqual(await subjects(person), [
    'Google was linked to your account',
    'Your data was downloaded',
    'Your account is closed',
  ]);
});
