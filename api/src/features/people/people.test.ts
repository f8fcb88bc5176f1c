import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { actedBy } from '../../../db/acted-by.ts';
import { deals, personMeasures, users } from '../../../db/schema/index.ts';
import { ask, cancelDeal, openDeal } from '../../../testing/deals/deal-actions.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { mailsTo } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const staff = await signedIn(app, { isStaff: true, firstName: 'Sam', lastName: 'Staff' });
const signIn = (email: string, password = PASSWORD) => nobody.post(paths.getToken, { email, password });
const reason = 'Somebody else uses this account';
type Kind = 'signed_out' | 'suspended' | 'restored' | 'factors_removed';
const take = (id: number, kind: Kind, by = staff) => by.post(paths.personMeasures(id), { kind, reason });
const isPublic = async (id: number) => (await nobody.get(paths.opportunity(id))).status === 200;
const notices = async (id: number) =>
  (await app.db.execute(sql`select type, mail_wanted from notifications where user_id = ${id} order by id`))
    .rows;

test('staff find people by a part of the name or the address, and those that are suspended', async () => {
  const person = await signedIn(app, {
    firstName: 'Élodie',
    lastName: 'Vasseur-Öz',
    email: 'e.v_100%@example.test',
  });
  const find = async (search: string) =>
    (await staff.get(`${paths.people}?search=${encodeURIComponent(search)}`)).body.results.map(
      ({ id }: { id: number }) => id,
    );
  const { id } = person.user;
  for (const search of ['élodie vass', 'VASSEUR', 'v_100%@exam']) assert.deepEqual(await find(search), [id]);
  assert.deepEqual(await find('e.vx100'), []);
  assert.equal((await staff.get(`${paths.people}?search=ab`)).status, 400);
  await app.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, id));
  assert.deepEqual(await find('vasseur'), []);
  assert.equal((await staff.get(paths.person(id))).status, 404);
});

test('nobody but staff sees an account, and reading is on record', async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  for (const url of [paths.people, paths.person(person.user.id), paths.auditEvents])
    assert.deepEqual([(await other.get(url)).status, (await nobody.get(url)).status], [403, 401]);
  assert.equal((await take(person.user.id, 'suspended', other)).status, 403);
  const { body } = await staff.get(paths.person(person.user.id));
  assert.deepEqual(
    [body.email, body.sessions, body.suspended_at, body.measures],
    [person.user.email, 1, null, []],
  );
  const log = await staff.get(`${paths.auditEvents}?person=${person.user.id}`);
  assert.deepEqual(
    log.body.results.map(({ kind, actor }: { kind: string; actor: object }) => [kind, actor]),
    [
      ['person_read', { id: staff.user.id, name: 'Sam Staff' }],
      ['signed_in', { id: person.user.id, name: `${person.user.firstName} ${person.user.lastName}` }],
    ],
  );
});

test('the sessions of a person end, who is told why, and signs in again', async () => {
  const person = await signedIn(app);
  const { status, body } = await take(person.user.id, 'signed_out');
  assert.deepEqual([status, body.sessions], [200, 0]);
  assert.deepEqual(
    body.measures.map((measure: { kind: string; reason: string; by: string }) => [
      measure.kind,
      measure.reason,
      measure.by,
    ]),
    [['signed_out', reason, 'Sam Staff']],
  );
  assert.equal((await person.get(paths.currentUser)).status, 401);
  assert.equal((await signIn(person.user.email)).status, 200);
  const [mail] = await mailsTo(app, person.user.email);
  assert.match(String(mail?.text), new RegExp(reason));
});

test('to a suspended account nobody signs in; its listings, requests and favourites follow, and come back', async () => {
  const [seller, buyer, fan] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const draft = await publishOffer(seller);
  await app.db.execute(sql`update opportunities set validated = false where id = ${draft}`);
  const gone = await publishOffer(seller);
  assert.equal((await seller.delete(paths.opportunity(gone))).status, 204);
  await fan.post(paths.favorite(listing));
  const offer = await publishOffer(buyer);
  await ask(seller, offer);
  const pending = async () => (await buyer.get(paths.requestsAsOwner)).body.count;
  assert.equal(await pending(), 1);

  assert.equal((await take(seller.user.id, 'suspended')).status, 200);
  assert.equal((await seller.get(paths.currentUser)).status, 401);
  const refused = await signIn(seller.user.email);
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.account_suspended']);
  const wrong = await signIn(seller.user.email, 'Wrong1234');
  assert.equal(wrong.status, 401);
  assert.deepEqual([await isPublic(listing), await isPublic(draft)], [false, false]);
  assert.equal((await buyer.post(paths.requestAccess(listing), { nda_accepted: true })).status, 404);
  assert.equal(await pending(), 0);
  assert.equal((await take(seller.user.id, 'suspended')).body.code, 'person.is_suspended');

  const restored = await take(seller.user.id, 'restored');
  assert.deepEqual(
    [restored.status, restored.body.suspended_at, restored.body.measures.length],
    [200, null, 2],
  );
  assert.deepEqual(
    [await isPublic(listing), await isPublic(draft), await isPublic(gone)],
    [true, false, false],
  );
  assert.equal((await signIn(seller.user.email)).status, 200);
  assert.equal((await take(seller.user.id, 'restored')).body.code, 'person.not_suspended');
  const told = (await notices(fan.user.id)).map(({ type }) => type);
  assert.deepEqual(told, ['favorite_unavailable', 'favorite_back']);
});

test('a deal goes on for the other side, who is told that the person is suspended; mails to that person stop', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const deal = await openDeal(seller, buyer, listing);
  const isSuspended = async () => (await buyer.get(paths.deal(deal))).body.other_party.is_suspended;
  assert.equal(await isSuspended(), false);
  await take(seller.user.id, 'suspended');
  assert.equal(await isSuspended(), true);
  await cancelDeal(buyer, deal);
  const [row] = await app.db.select().from(deals).where(eq(deals.id, deal));
  assert.equal(row?.status, 'cancelled');
  const cancelled = (await notices(seller.user.id)).filter(({ type }) => type === 'deal_cancelled');
  assert.deepEqual(cancelled, [{ type: 'deal_cancelled', mail_wanted: false }]);
});

test('a second factor that its owner has lost is removed', async () => {
  const person = await signedIn(app);
  const { id } = person.user;
  assert.equal((await take(id, 'factors_removed')).body.code, 'person.no_second_factor');
  await app.db.execute(
    sql`insert into totp_secrets (user_id, secret, confirmed_at) values (${id}, 'sealed', now())`,
  );
  const asks = async () => (await signIn(person.user.email)).body.code;
  assert.equal(await asks(), 'auth.second_factor_needed');
  assert.equal((await take(id, 'factors_removed')).body.has_second_factor, false);
  assert.equal(await asks(), undefined);
});

test('of staff only the sessions can be ended, by others, in a confirmed session and with a reason', async () => {
  const colleague = await signedIn(app, { isStaff: true });
  const { id } = colleague.user;
  for (const kind of ['suspended', 'factors_removed'] as const)
    assert.equal((await take(id, kind)).body.code, 'person.is_staff');
  const short = await staff.post(paths.personMeasures(id), { kind: 'signed_out', reason: 'because' });
  assert.deepEqual(Object.keys(short.body.codes), ['reason']);
  assert.equal((await take(id, 'signed_out')).status, 200);
  assert.equal((await colleague.get(paths.currentUser)).status, 401);
  const late = await signedIn(app, { isStaff: true });
  await app.db.execute(
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${late.user.id}`,
  );
  assert.equal(
    (await take((await signedIn(app)).user.id, 'suspended', late)).body.code,
    'account.confirmation_needed',
  );
});

test('of twenty suspensions at once one counts', async () => {
  const person = await signedIn(app);
  await publishOffer(person);
  const twenty = await Promise.all(Array.from({ length: 20 }, () => take(person.user.id, 'suspended')));
  assert.equal(twenty.filter(({ status }) => status === 200).length, 1);
  const made = await app.db.$count(personMeasures, eq(personMeasures.userId, person.user.id));
  assert.equal(made, 1);
});

test('once the account is closed the reasons are gone', async () => {
  const person = await signedIn(app);
  await take(person.user.id, 'signed_out');
  const again = await signedIn(app, person.user);
  assert.equal((await again.call('DELETE', paths.user(person.user.id), { password: PASSWORD })).status, 204);
  const rows = await app.db.select().from(personMeasures).where(eq(personMeasures.userId, person.user.id));
  assert.deepEqual(
    rows.map((row) => row.reason),
    [''],
  );
});

test('whoever skips the first page of the audit log is on record, too', async () => {
  const curious = await signedIn(app, { isStaff: true });
  const readings = async () =>
    (await staff.get(`${paths.auditEvents}?kind=audit_read&person=${curious.user.id}`)).body.count;
  for (const page of [2, 3]) {
    assert.equal((await curious.get(`${paths.auditEvents}?page=${page}&page_size=1`)).status, 200);
    assert.equal(await readings(), 1);
  }
  await curious.get(paths.auditEvents);
  assert.equal(await readings(), 2);
});

test('the audit log is read by kind and person, and checked', async () => {
  const person = await signedIn(app);
  await take(person.user.id, 'suspended');
  const read = async (query: string) => (await staff.get(`${paths.auditEvents}?${query}`)).body;
  const events = await read(`kind=person_suspended&person=${person.user.id}`);
  assert.equal(events.count, 1);
  const [event] = events.results;
  assert.deepEqual(
    [event.actor.id, event.person.id, event.opportunity, event.deal],
    [staff.user.id, person.user.id, null, null],
  );
  assert.equal((await read(`kind=audit_read&person=${staff.user.id}`)).count > 0, true);
  const checked = (await staff.post(paths.verifyAudit)).body;
  assert.equal(checked.broken, null);
  assert.equal(checked.count >= event.id, true);
});

test('of what an adviser did, the audit log has both persons', async () => {
  const [owner, adviser] = [
    await signedIn(app),
    await signedIn(app, { firstName: 'Anne', lastName: 'Roux' }),
  ];
  await actedBy(adviser.user.id, () =>
    app.db.transaction((tx) => tx.execute(sql`select append_audit('file_read', ${owner.user.id}, '{}')`)),
  );
  const { body } = await staff.get(`${paths.auditEvents}?kind=file_read&person=${owner.user.id}`);
  const [{ actor, acted_by }] = body.results;
  assert.deepEqual([actor.id, acted_by], [owner.user.id, { id: adviser.user.id, name: 'Anne Roux' }]);
});
