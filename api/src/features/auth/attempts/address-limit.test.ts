import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous } from '../../../../testing/people/actor.ts';
import { mailsTo } from '../../../../testing/people/mailed-links.ts';
import { buildUser, PASSWORD } from '../../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const MAX_FAILURES = 50;
const app = await buildTestApp({ signInFailuresByAddress: MAX_FAILURES });
const nobody = anonymous(app);
const signIn = (email: string, password = PASSWORD, ticket?: string) =>
  nobody.post('/api/get_token/', { email, password, ...(ticket ? { ticket } : {}) });
const failFor = (accounts: number) =>
  Promise.all(Array.from({ length: accounts }, (_, i) => signIn(`somebody${i}@example.test`, 'Wrong1234')));
const ticketFor = async (email: string) => {
  const mail = (await mailsTo(app, email)).at(-1);
  return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none').searchParams.get('ticket') ?? '';
};

test('a sign-in that succeeds is not counted; of 60 accounts tried at once from an address 50 are answered', async () => {
  const { email } = await buildUser(app);
  for (let i = 0; i < 3; i += 1) assert.equal((await signIn(email)).status, 200);
  const responses = await failFor(60);
  assert.equal(responses.filter(({ status }) => status === 401).length, MAX_FAILURES);
  const slowed = responses.filter(({ status }) => status === 429);
  assert.ok(slowed.every(({ body }) => body.code === 'auth.address_slowed'));
  assert.ok(slowed.every(({ headers }) => Number(headers['retry-after']) > 600));
});

test('the addresses of an IPv6 network count as one', async () => {
  const payload = { email: 'nobody@example.test', password: 'Wrong1234' };
  const answered = async (network: string) => {
    const attempts = Array.from({ length: 8 }, (_, i) =>
      app.inject({ method: 'POST', url: '/api/get_token/', payload, remoteAddress: `${network}::${i + 1}` }),
    );
    return (await Promise.all(attempts)).filter(({ statusCode }) => statusCode === 401).length;
  };
  assert.equal(await answered('2001:db8:1:2'), 5);
  assert.equal(await answered('2001:db8:1:3'), 5);
});

test('then a right and a wrong password get the same response, and the right one passes by the mailed link', async () => {
  const [user, other] = [await buildUser(app), await buildUser(app)];
  const right = await signIn(user.email);
  const wrong = await signIn(other.email, 'Wrong1234');
  assert.deepEqual([right.status, right.body.code], [429, 'auth.address_slowed']);
  assert.deepEqual([wrong.status, wrong.body.code], [429, 'auth.address_slowed']);
  assert.deepEqual(await mailsTo(app, other.email), []);
  const ticket = await ticketFor(user.email);
  assert.equal(ticket.length, 43);
  assert.equal((await signIn(user.email, 'Wrong1234', ticket)).status, 401);
  assert.equal((await signIn(other.email, PASSWORD, ticket)).status, 429);
  assert.equal((await signIn(user.email, PASSWORD, `${ticket}x`)).status, 429);
  assert.equal((await signIn(user.email, PASSWORD, ticket)).status, 200);
});

test('the ticket is used once, also by three at once; a wrong password does not use it up', async () => {
  const user = await buildUser(app);
  await signIn(user.email);
  const ticket = await ticketFor(user.email);
  assert.equal((await signIn(user.email, 'Wrong1234', ticket)).status, 401);
  // There are fewer attempts than the limit of the account, which counts them before passwords are compared.
  const responses = await Promise.all(Array.from({ length: 3 }, () => signIn(user.email, PASSWORD, ticket)));
  assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 429, 429]);
  assert.equal((await signIn(user.email, PASSWORD, ticket)).status, 429);
});

test('a ticket holds for 15 minutes', async () => {
  const user = await buildUser(app);
  await signIn(user.email);
  const ticket = await ticketFor(user.email);
  await app.db.execute(sql`update sign_in_tickets set expires_at = now() where user_id = ${user.id}`);
  assert.equal((await signIn(user.email, PASSWORD, ticket)).status, 429);
});

test('with a ticket, too, an account has five attempts', async () => {
  const user = await buildUser(app);
  await signIn(user.email);
  const ticket = await ticketFor(user.email);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => signIn(user.email, 'Wrong1234', ticket)),
  );
  assert.equal(responses.filter(({ status }) => status === 401).length, 4);
});

test('once the failures are older than the window, passwords are enough again', async () => {
  const user = await buildUser(app);
  await app.db.execute(sql`update sign_in_failures set at = at - interval '901 seconds'`);
  assert.equal((await signIn(user.email)).status, 200);
});
