import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { sessions, signInTickets, totpSecrets, users } from '../../../../db/schema/index.ts';
import { Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import {
  newEmailTokenFor,
  proofTokenFor,
  recoveryTokenFor,
} from '../../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { codeAt } from '../../second-factor/totp.ts';
import { insertTicket } from '../sign-in-ticket.sql.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
type Person = Awaited<ReturnType<typeof signedIn>>;
const NEW_PASSWORD = 'Renewed4821';
const passwords = { password1: NEW_PASSWORD, password2: NEW_PASSWORD };

async function recover(person: Person) {
  await nobody.post('/api/users/initiate_password_recovery/', {
    email: person.user.email,
    is_admin_area: false,
  });
  const token = await recoveryTokenFor(app, person.user.email);
  const url = `/api/users/${person.user.id}/set_up_password/`;
  assert.equal((await nobody.patch(url, { token, ...passwords })).status, 200);
  return signInAgain(person, NEW_PASSWORD);
}
async function signInAgain({ user }: Person, password = PASSWORD) {
  const { status, body } = await nobody.post('/api/get_token/', { email: user.email, password });
  assert.equal(status, 200, JSON.stringify(body));
  return new Actor(app, body.access);
}

/** The actions of the owner; each returns a session of theirs. */
const WAYS: Readonly<Record<string, (owner: Person) => Promise<Actor>>> = {
  'a changed password': async (owner) => {
    const url = `/api/users/${owner.user.id}/change_password/`;
    const { status, body } = await owner.post(url, { old_password: PASSWORD, ...passwords });
    assert.equal(status, 200, JSON.stringify(body));
    return new Actor(app, body.access);
  },
  'a recovery': recover,
  'signing out everywhere': async (owner) => {
    assert.equal((await owner.post('/api/logout_everywhere/')).status, 200);
    return signInAgain(owner);
  },
  'being signed out by staff': async (owner) => {
    const staff = await signedIn(app, { isStaff: true });
    const url = `/api/people/${owner.user.id}/measures/`;
    const { status, body } = await staff.post(url, {
      kind: 'signed_out',
      reason: 'They asked us by phone to do so.',
    });
    assert.equal(status, 200, JSON.stringify(body));
    return signInAgain(owner);
  },
};

for (const [way, end] of Object.entries(WAYS)) {
  test(`what an intruder has begun ends with ${way}`, async () => {
    const owner = await signedIn(app);
    const { id, email } = owner.user;
    const intruder = await signedIn(app, owner.user);
    const address = `${randomUUID()}@example.test`;
    assert.equal((await intruder.post(`/api/users/${id}/email_change/`, { email: address })).status, 200);
    const link = await newEmailTokenFor(app, address);
    const { secret } = (await intruder.post(`/api/users/${id}/totp/`)).body;
    await insertTicket(app.db, id, randomUUID(), new Date(Date.now() + 60_000));

    const again = await end(owner);
    assert.equal((await intruder.get('/api/users/current_user/')).status, 401);
    assert.equal((await again.get(`/api/users/${id}/email_change/`)).body.pending_email, null);
    assert.equal((await again.post(`/api/users/${id}/confirm_email_change/`, { token: link })).status, 400);
    const code = codeAt(secret, new Date());
    assert.notEqual((await again.post(`/api/users/${id}/confirm_totp/`, { code })).status, 200);
    assert.equal(await app.db.$count(totpSecrets, eq(totpSecrets.userId, id)), 0);
    assert.equal(await app.db.$count(signInTickets, eq(signInTickets.userId, id)), 0);
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    assert.equal(row?.email, email);
  });
}

test('who opened an account on the address of another keeps no way to move it', async () => {
  for (const prove of [
    recover,
    async (owner: Person) => {
      const url = `/api/users/${owner.user.id}/verify_email/`;
      await owner.post(`/api/users/${owner.user.id}/send_verification_email/`);
      const token = await proofTokenFor(app, owner.user.email);
      assert.equal((await nobody.post(url, { token })).status, 200);
      return recover(owner);
    },
  ]) {
    const squatter = await signedIn(app, { emailProvenAt: null });
    const address = `${randomUUID()}@example.test`;
    await squatter.post(`/api/users/${squatter.user.id}/email_change/`, { email: address });
    const link = await newEmailTokenFor(app, address);
    const owner = await prove(squatter);
    const url = `/api/users/${squatter.user.id}/confirm_email_change/`;
    assert.equal((await owner.post(url, { token: link })).status, 400);
    assert.equal((await squatter.get('/api/users/current_user/')).status, 401);
  }
});

test('a new address is confirmed by a session that was confirmed lately, and can be cancelled', async () => {
  const person = await signedIn(app);
  const url = `/api/users/${person.user.id}`;
  const address = `${randomUUID()}@example.test`;
  await person.post(`${url}/email_change/`, { email: address });
  const token = await newEmailTokenFor(app, address);
  const later = { confirmedAt: new Date(Date.now() - 660_000) };
  await app.db.update(sessions).set(later).where(eq(sessions.userId, person.user.id));
  const refused = await person.post(`${url}/confirm_email_change/`, { token });
  assert.deepEqual([refused.status, refused.body.code], [403, 'account.confirmation_needed']);

  const cancelled = await person.call('DELETE', `${url}/email_change/`);
  assert.equal(cancelled.status, 204);
  assert.equal((await person.get(`${url}/email_change/`)).body.pending_email, null);
  await person.post(`${url}/confirmation/`, { password: PASSWORD });
  assert.equal((await person.post(`${url}/confirm_email_change/`, { token })).status, 400);
});
