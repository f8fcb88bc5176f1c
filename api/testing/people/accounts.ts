import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { buildTestApp } from '../servers/build-test-app.ts';
import { type Actor, anonymous, type signedIn } from './actor.ts';
import { mailsTo, newEmailTokenFor } from './mailed-links.ts';
import { PASSWORD } from './user.builder.ts';

export type Person = Awaited<ReturnType<typeof signedIn>>;
export const NEW_PASSWORD = 'Renewed4821';

/** The application on its own database, with what people do about their address. */
export async function openAccounts() {
  const app = await buildTestApp();
  const nobody = anonymous(app);
  const newAddress = () => `${randomUUID()}@example.test`;

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
  return {
    app,
    nobody,
    newAddress,
    ask,
    pending,
    confirm,
    stateOf,
    undo,
    addressOf,
    isSignedIn,
    signIn,
    signUp,
    changed,
    setPassword,
    subjects,
  };
}
