import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { eq, sql } from 'drizzle-orm';
import { accessRequests, opportunities, users } from '../../../db/schema/index.ts';
import { callInQueue } from '../../../testing/database/lock-waits.ts';
import { stored } from '../../../testing/deals/data-room.ts';
import { ask, cancelDeal, openDeal } from '../../../testing/deals/deal-actions.ts';
import { png } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn, type TestResponse } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
type Person = Awaited<ReturnType<typeof signedIn>>;
const leave = (person: Person, body: object | undefined = { password: PASSWORD }) =>
  person.call('DELETE', `/api/users/${person.user.id}/`, body);
const rows = async (text: string) => (await app.db.execute(sql.raw(text))).rows;
const notices = async (person: Actor) =>
  (await person.get('/api/notifications/')).body.results.results.map(({ type }: { type: string }) => type);

test("closing needs the right password, and one's own account", async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  assert.deepEqual(Object.keys((await leave(person, { password: 'Wrong1234' })).body.codes), ['password']);
  assert.deepEqual(Object.keys((await leave(person, {})).body.codes), ['password']);
  assert.equal((await person.delete(`/api/users/${person.user.id}/`)).status, 400);
  const foreign = await person.call('DELETE', `/api/users/${other.user.id}/`, { password: PASSWORD });
  assert.equal(foreign.status, 404);
  assert.equal((await nobody.delete(`/api/users/${person.user.id}/`)).status, 401);
  assert.equal((await person.get('/api/users/current_user/')).status, 200);
});

test('without a password, a recent sign-in confirms the closing', async () => {
  const person = await signedIn(app, { passwordHash: null });
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}`,
  );
  assert.equal((await leave(person, undefined)).status, 403);
  const again = await signedIn(app, person.user);
  assert.equal((await leave(again, undefined)).status, 204);
});

test('personal data is erased, sessions end, and the e-mail address can be used again', async () => {
  const person = await signedIn(app, { email: 'leaving@example.test' });
  const { id } = person.user;
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  await person.post(`/api/opportunities/${listing}/add_or_remove_from_favorites/`);
  const changed = await person.form('PATCH', `/api/users/${id}/`, [
    ['phone', '+33612345678'],
    ['linkedin_url', 'https://www.linkedin.com/in/leaving'],
    ['image', [await png(), 'me.png']],
  ]);
  assert.equal(changed.status, 200);
  await person.get('/api/notification_settings/');
  await app.db.execute(
    sql`insert into social_accounts (provider, subject, user_id) values ('x', 'y', ${id})`,
  );
  for (const table of ['email_changes', 'undo_links'])
    await app.db.execute(
      sql`insert into ${sql.identifier(table)} (hash, user_id, email, expires_at) values ('h', ${id}, 'was@example.test', now() + interval '1 day')`,
    );
  await app.db.execute(
    sql`insert into contact_messages (name, email, message, ip) values ('L', 'Leaving@example.test', 'hello', '::1')`,
  );
  const key = (await rows(`select image_key from users where id = ${id}`))[0]?.image_key as string;

  assert.equal((await leave(person)).status, 204);
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  assert.ok(row?.closedAt);
  assert.deepEqual(
    [row.email, row.passwordHash, row.firstName, row.lastName, row.phone, row.linkedinUrl, row.imageKey],
    [`closed:${id}`, null, 'Former', 'user', '', '', null],
  );
  assert.ok(!(await stored(app)).some((name) => key.endsWith(name)));
  assert.equal((await nobody.get(changed.body.image)).status, 404);
  for (const table of [
    ...['social_accounts', 'favorites', 'notifications', 'notification_settings'],
    ...['email_changes', 'undo_links'],
  ])
    assert.deepEqual(await rows(`select 1 from ${table} where user_id = ${id}`), [], table);
  assert.deepEqual(await rows(`select 1 from contact_messages where lower(email) like 'leaving@%'`), []);
  assert.deepEqual(await rows(`select distinct ip, user_agent from sessions where user_id = ${id}`), [
    { ip: '', user_agent: '' },
  ]);
  assert.equal((await person.get('/api/users/current_user/')).status, 401);
  const credentials = { email: 'leaving@example.test', password: PASSWORD };
  assert.equal((await nobody.post('/api/get_token/', credentials)).status, 401);
  assert.equal((await nobody.post('/api/get_token/', { ...credentials, email: `closed:${id}` })).status, 400);
  const anew = await nobody.post('/api/users/sign_up/', {
    email: 'leaving@example.test',
    password1: PASSWORD,
    password2: PASSWORD,
    first_name: 'New',
    last_name: 'Person',
  });
  assert.equal(anew.status, 201);
  assert.notEqual(anew.body.user.id, id);
});

test('what they wrote to who declined goes with the account, and tags and regions that nobody else saw', async () => {
  const [person, seller] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const request = await ask(person, listing);
  const said = () => rows(`select message from access_requests where requester_id = ${person.user.id}`);
  assert.notDeepEqual(await said(), [{ message: '' }]);
  await seller.post(`/api/access_requests/${request}/decline/`, {
    decline_reason: 'We look for somebody nearer',
  });
  for (const words of ['tags', 'regions']) {
    for (const name of ['Alone', 'Everyone'])
      assert.equal((await person.post(`/api/${words}/`, { name })).status, 201);
    await app.db.execute(sql`update ${sql.identifier(words)} set accepted = true where name = 'Everyone'`);
  }
  assert.equal((await leave(person)).status, 204);
  assert.deepEqual(await said(), [{ message: '' }]);
  for (const words of ['tags', 'regions'])
    assert.deepEqual(await rows(`select name from ${words} where name in ('Alone', 'Everyone')`), [
      { name: 'Everyone' },
    ]);
});

test('an account with the address of somebody else takes none of what they wrote to us with it', async () => {
  const squatter = await signedIn(app, { email: 'owner@example.test', emailProvenAt: null });
  await app.db.execute(
    sql`insert into contact_messages (name, email, message, ip) values ('O', 'Owner@example.test', 'hello', '::1')`,
  );
  assert.equal((await leave(squatter)).status, 204);
  assert.equal((await rows(`select 1 from contact_messages where email = 'Owner@example.test'`)).length, 1);
});

test('an active or paused deal prevents closing for both parties, and nothing is changed', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const deal = await openDeal(seller, buyer, listing);
  await buyer.post(`/api/deals/${deal}/pause_or_unpause_deal/`);
  for (const person of [seller, buyer]) {
    const response = await leave(person);
    assert.equal(response.status, 409);
    assert.equal(response.body.code, 'account.deals_running');
    assert.match(response.body.detail, /Precision machining/);
    assert.equal((await person.get('/api/users/current_user/')).status, 200);
  }
  assert.equal((await nobody.get(`/api/opportunities/${listing}/`)).status, 200);
});

test('the snapshots of ended deals stay, with "Former user"; the opportunity is unlisted', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const deal = await openDeal(seller, buyer, listing);
  await cancelDeal(buyer, deal);
  assert.equal((await leave(seller)).status, 204);
  const [row] = await app.db.select().from(opportunities).where(eq(opportunities.id, listing));
  assert.ok(row?.unlistedAt);
  assert.equal(row.companyId, null);
  assert.deepEqual(await rows(`select 1 from companies where owner_id = ${seller.user.id}`), []);
  const { status, body } = await buyer.get(`/api/deals/${deal}/`);
  assert.equal(status, 200);
  assert.equal(body.project_title, 'Precision machining, aerospace certified');
  assert.deepEqual(body.other_party, {
    first_name: 'Former',
    last_name: 'user',
    linkedin_url: '',
    ...{ company: '', role: '', place: '', website: '', spoken_languages: '', about: '' },
    image: null,
    email: null,
    phone: null,
    is_suspended: false,
    is_former: true,
  });
});

test('without deals, opportunities and companies are deleted; pending requesters are notified', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  await registerCompany(seller);
  const mandate = await seller.form('POST', '/api/opportunities/create_buy/', [
    ['project_title', 'Looking for a bakery'],
    ['preferred_sectors', 1],
    ['preferred_description', 'A bakery with a shop and a good name in its town.'],
  ]);
  assert.equal(mandate.status, 201, JSON.stringify(mandate.body));
  await ask(buyer, listing);
  assert.equal((await leave(seller)).status, 204);
  for (const table of ['companies', 'opportunities'])
    assert.deepEqual(await rows(`select 1 from ${table} where owner_id = ${seller.user.id}`), [], table);
  assert.ok((await notices(buyer)).includes('access_declined'));
});

test('pending requests are withdrawn and their owners notified; the agreement stays', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const id = await ask(buyer, await publishOffer(seller));
  assert.equal((await leave(buyer)).status, 204);
  const [row] = await app.db.select().from(accessRequests).where(eq(accessRequests.id, id));
  assert.equal(row?.status, 'withdrawn');
  assert.equal(row?.message, '');
  const agreed = await rows(`select signature, ip from agreements where access_request_id = ${id}`);
  assert.deepEqual(agreed, [
    { signature: `${buyer.user.firstName} ${buyer.user.lastName}`, ip: '127.0.0.1' },
  ]);
  assert.ok((await notices(seller)).includes('access_withdrawn'));
  assert.equal((await seller.post(`/api/access_requests/${id}/accept/`)).status, 409);
});

/** Accepts a request while one party closes the account; returns both responses and the state afterwards. */
async function acceptAgainstClosing(who: 'seller' | 'buyer', calls: typeof inQueue) {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const id = await ask(buyer, listing);
  const leaver = { seller, buyer }[who];
  const [accepted, closed] = await calls(listing, [
    () => seller.post(`/api/access_requests/${id}/accept/`),
    () => leave(leaver),
  ]);
  const [row] = await app.db.select().from(users).where(eq(users.id, leaver.user.id));
  const running = await rows(
    `select 1 from deals where status = 'active' and ${leaver.user.id} in (owner_id, requester_id)`,
  );
  return [accepted?.status, closed?.status, running.length, row?.closedAt !== null].join(' ');
}
const OPEN = /^200 409 1 false$/;
const CLOSED = /^(?:401|404|409) 204 0 true$/;
const inQueue = (listing: number, calls: (() => Promise<TestResponse>)[]) =>
  callInQueue(app.db, [sql`select from opportunities where id = ${listing} for update`], calls);
const inQueueBackwards: typeof inQueue = async (listing, calls) =>
  (await inQueue(listing, calls.toReversed())).toReversed();

for (const who of ['seller', 'buyer'] as const) {
  test(`the ${who} closes the account while a request is accepted: either the deal exists or the account is closed`, async () => {
    assert.match(await acceptAgainstClosing(who, inQueue), OPEN);
    assert.match(await acceptAgainstClosing(who, inQueueBackwards), CLOSED);
    for (let round = 0; round < inSuite({ test: 1, long: 5 }); round += 1) {
      const outcome = await acceptAgainstClosing(who, (_, calls) => Promise.all(calls.map((call) => call())));
      assert.ok(OPEN.test(outcome) || CLOSED.test(outcome), outcome);
    }
  });
}

test('concurrent calls close the account once', async () => {
  const person = await signedIn(app);
  const responses = await Promise.all([leave(person), leave(person), leave(person)]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [204, 401, 401]);
});
