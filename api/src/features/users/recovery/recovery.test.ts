import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { recoveryTokenFor } from '../../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);

/** Requests a link and reads its mail. */
async function askFor(email: string): Promise<string> {
  await nobody.post('/api/users/initiate_password_recovery/', { email, is_admin_area: false });
  return recoveryTokenFor(app, email);
}
const use = (id: number, token: string, password = 'Renewed4821') =>
  nobody.patch(`/api/users/${id}/set_up_password/`, { token, password1: password, password2: password });

test('only the hash of a link is stored', async () => {
  const { user } = await signedIn(app);
  const token = await askFor(user.email);
  assert.ok(token.length >= 43);
  const { rows } = await app.db.execute(sql`select * from recovery_tokens where user_id = ${user.id}`);
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(token));
});

test('a link is valid for 30 minutes', async () => {
  const { user } = await signedIn(app);
  const token = await askFor(user.email);
  const { rows } = await app.db.execute(
    sql`select extract(epoch from expires_at - created_at)::int as seconds from recovery_tokens where user_id = ${user.id}`,
  );
  assert.ok(Math.abs(Number(rows[0]?.seconds) - 1800) <= 2);
  await app.db.execute(sql`update recovery_tokens set expires_at = now() - interval '1 second'`);
  const late = await use(user.id, token);
  assert.equal(late.status, 400);
  assert.deepEqual(Object.keys(late.body.codes), ['token']);
});

test('a newer link ends the older', async () => {
  const { user } = await signedIn(app);
  const older = await askFor(user.email);
  const newer = await askFor(user.email);
  assert.equal((await use(user.id, older)).status, 400);
  assert.equal((await use(user.id, newer)).status, 200);
});

test('whether a link holds is told by its token alone, and does not use it up', async () => {
  const [{ user }, other] = [await signedIn(app), await signedIn(app)];
  const token = await askFor(user.email);
  const isOpen = async (id: number, link: string) => {
    const { status, body } = await nobody.post(`/api/users/${id}/recovery_link/`, { token: link });
    assert.equal(status, 200);
    return body.is_open;
  };
  assert.equal(await isOpen(user.id, token), true);
  assert.equal(await isOpen(user.id, token), true);
  assert.equal(await isOpen(user.id, 'x'.repeat(43)), false);
  // The answer does not reveal other accounts, nor whether there is one.
  assert.equal(await isOpen(other.user.id, token), false);
  assert.equal(await isOpen(987_654_321, token), false);
  assert.equal((await use(user.id, token)).status, 200);
  assert.equal(await isOpen(user.id, token), false);
});

test('of ten concurrent uses one succeeds, and earlier links become invalid', async () => {
  const { user } = await signedIn(app);
  const earlier = await askFor(user.email);
  const token = await askFor(user.email);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => use(user.id, token, `Renewed48${index}0`)),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  assert.equal((await use(user.id, earlier)).status, 400);
});

test('a reset ends every session and notifies the user; a refused common password does not use up the link', async () => {
  const person = await signedIn(app);
  const { user } = person;
  const tokens = (await nobody.post('/api/get_token/', { email: user.email, password: PASSWORD })).body;
  const token = await askFor(user.email);
  assert.deepEqual(Object.keys((await use(user.id, token, 'Password1')).body.codes), ['password1']);
  assert.equal((await use(user.id, token)).status, 200);
  assert.equal((await person.get('/api/users/current_user/')).status, 401);
  const { body } = await nobody.post('/api/refresh_token/', { refresh: tokens.refresh });
  assert.equal(body.code, 'auth.password_changed');
  assert.equal((await nobody.post('/api/get_token/', { email: user.email, password: PASSWORD })).status, 401);
  const again = await signedIn(app, user);
  const { results } = (await again.get('/api/notifications/')).body;
  assert.ok(results.results.some(({ type }: { type: string }) => type === 'password_changed'));
});

test('a new password that holds the name is refused to who has the link alone, and does not use it up', async () => {
  const { user } = await signedIn(app, { firstName: 'Quenolle' });
  const token = await askFor(user.email);
  assert.deepEqual(Object.keys((await use(user.id, 'guessed', 'Quenolle1789')).body.codes), ['token']);
  const { codes } = (await use(user.id, token, 'Quenolle1789')).body;
  assert.equal(codes.password1[0].code, 'account.password_personal');
  assert.equal((await use(user.id, token)).status, 200);
});

test('an account without a password gets one by a link', async () => {
  const { user } = await signedIn(app, { passwordHash: null });
  assert.equal((await use(user.id, await askFor(user.email))).status, 200);
  const response = await nobody.post('/api/get_token/', { email: user.email, password: 'Renewed4821' });
  assert.equal(response.status, 200);
});
