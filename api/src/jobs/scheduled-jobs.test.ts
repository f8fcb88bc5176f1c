import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketEnd } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import {
  askAccess,
  dateIn,
  grantExclusivity,
  sendLetter,
  startDeal,
} from '../../testing/people/deal.builder.ts';
import { listenInstances } from '../../testing/servers/listen-instances.ts';

const { apps } = await listenInstances(2);
const app = apps[0] as FastifyInstance;

/** Runs every job twice on both instances at once. */
const tick = async () => {
  for (const name of ['deals-settle', 'requests-by-the-clock', 'letters-remind', 'exclusivity-remind'])
    await Promise.all([...apps, ...apps].map((each) => each.jobs.get(name)?.work()));
};
const people = async () => ({
  seller: await signedIn(app),
  buyer: await signedIn(app),
  rival: await signedIn(app),
});
const notificationsOf = async (person: Actor, ...types: string[]) => {
  const { results } = (await person.get('/api/notifications/?page_size=100&ordering=created_at')).body
    .results;
  return results
    .filter(({ type }: { type: string }) => types.includes(type))
    .map(({ type, params }: { type: string; params: { count?: number } }) =>
      params.count === undefined ? type : `${type} ${params.count}`,
    );
};
const run = (statement: ReturnType<typeof sql>) => app.db.execute(statement);
/** Moves the end of an exclusivity to that of a day of the marketplace, so many days from today. */
const endsOf = (dealId: number) => (days: number) =>
  run(
    sql`update deals set exclusivity_ends_at = ${marketEnd(dateIn(days)).toISOString()} where id = ${dealId}`,
  );
/** Dates a request back by so many days. */
const age = (id: number, days: number) =>
  run(sql`update access_requests set created_at = now() - make_interval(days => ${days}),
    expires_at = now() - make_interval(days => ${days}) + interval '21 days' where id = ${id}`);

test('a pending request: the owner is reminded on days 7 and 14, once each; at expiry the requester is notified', async () => {
  const { seller, buyer } = await people();
  const id = await askAccess(buyer, await publishOffer(seller));
  const waiting = () => notificationsOf(seller, 'access_waiting');
  for (const [days, expected] of [
    [6, []],
    [7, ['access_waiting 14']],
    [8, ['access_waiting 14']],
    [14, ['access_waiting 14', 'access_waiting 7']],
    [20, ['access_waiting 14', 'access_waiting 7']],
  ] as const) {
    await age(id, days);
    await tick();
    assert.deepEqual(await waiting(), expected, `day ${days}`);
  }
  await age(id, 21);
  await tick();
  await tick();
  assert.deepEqual(await notificationsOf(buyer, 'access_expired'), ['access_expired']);
  assert.deepEqual(await notificationsOf(seller, 'access_expired'), []);
  const [request] = (await buyer.get('/api/access_requests/my_list_as_requesting_user/')).body.results;
  assert.equal(request.status, 'expired');
});

test('after weeks without jobs only the latest reminder is sent; deleting it does not bring it back', async () => {
  const { seller, buyer } = await people();
  const id = await askAccess(buyer, await publishOffer(seller));
  await age(id, 17);
  await tick();
  assert.deepEqual(await notificationsOf(seller, 'access_waiting'), ['access_waiting 4']);
  const { results } = (await seller.get('/api/notifications/')).body.results;
  for (const notice of results) await seller.delete(`/api/notifications/${notice.id}/`);
  await tick();
  assert.deepEqual(await notificationsOf(seller, 'access_waiting'), []);
});

test('a request expires on time even without the job; a new request is accepted and the expiry notified', async () => {
  const { seller, buyer } = await people();
  const opportunity = await publishOffer(seller);
  const id = await askAccess(buyer, opportunity);
  await age(id, 21);
  assert.equal((await seller.post(`/api/access_requests/${id}/accept/`)).status, 409);
  assert.equal((await seller.get('/api/access_requests/my_list_as_owner_of_opportunity/')).body.count, 0);
  const { request_access_status: access } = (await buyer.get(`/api/opportunities/${opportunity}/`)).body;
  assert.equal(access.status, 'not_requested');
  await askAccess(buyer, opportunity);
  await tick();
  assert.deepEqual(await notificationsOf(buyer, 'access_expired'), ['access_expired']);
});

test('a letter: both parties are reminded once two days before, again for a new version, and notified of its expiry', async () => {
  const { seller, buyer, rival } = await people();
  const opportunity = await publishOffer(seller);
  const letter = await sendLetter(buyer, await startDeal(seller, buyer, opportunity));
  await startDeal(seller, rival, opportunity);
  const holds = (days: number) =>
    run(sql`update loi_documents set expiration_date = ${dateIn(days)} where id = ${letter}`);
  const both = async () => {
    const types = ['loi_expiring', 'loi_expired'];
    assert.deepEqual(await notificationsOf(seller, ...types), await notificationsOf(buyer, ...types));
    assert.deepEqual(await notificationsOf(rival, ...types), []);
    return notificationsOf(buyer, ...types);
  };
  await holds(3);
  await tick();
  assert.deepEqual(await both(), []);
  await holds(2);
  await tick();
  await tick();
  assert.deepEqual(await both(), ['loi_expiring 2']);
  const changed = await buyer.patch(`/api/deal_loi_documents/${letter}/`, { expiration_date: dateIn(5) });
  assert.equal(changed.status, 200);
  await tick();
  assert.deepEqual(await both(), ['loi_expiring 2']);
  // No job has run until its last day.
  await holds(0);
  await tick();
  assert.deepEqual(await both(), ['loi_expiring 2', 'loi_expiring']);
  await holds(-8);
  await tick();
  assert.deepEqual(await both(), ['loi_expiring 2', 'loi_expiring', 'loi_expired']);
});

test('exclusivity: both parties are reminded 7 days and 1 day before and notified of the end, as is the restored rival', async () => {
  const { seller, buyer, rival } = await people();
  const opportunity = await publishOffer(seller);
  const dealId = await startDeal(seller, buyer, opportunity);
  await startDeal(seller, rival, opportunity);
  await grantExclusivity(seller, buyer, dealId);
  const types = ['exclusivity_ending', 'exclusivity_ended'];
  const ends = endsOf(dealId);
  const since = (hours: number) =>
    run(
      sql`update loi_documents set reminded_at = reminded_at - make_interval(hours => ${hours}) where deal_id = ${dealId}`,
    );
  const both = async () => {
    assert.deepEqual(await notificationsOf(seller, ...types), await notificationsOf(buyer, ...types));
    return notificationsOf(buyer, ...types);
  };
  await tick();
  assert.deepEqual(await both(), []);
  await ends(7);
  await tick();
  await tick();
  assert.deepEqual(await both(), ['exclusivity_ending 7']);
  await since(6 * 24);
  await ends(1);
  await tick();
  await tick();
  assert.deepEqual(await both(), ['exclusivity_ending 7', 'exclusivity_ending 1']);
  assert.deepEqual(await notificationsOf(rival, ...types), []);
  await ends(-8);
  await tick();
  await tick();
  assert.deepEqual(await both(), ['exclusivity_ending 7', 'exclusivity_ending 1', 'exclusivity_ended']);
  assert.deepEqual(await notificationsOf(rival, ...types, 'deal_resumed'), [
    'exclusivity_ended',
    'deal_resumed',
  ]);
});

test('exclusivity after a week without jobs: one reminder; an extended period is reminded of again', async () => {
  const { seller, buyer } = await people();
  const dealId = await startDeal(seller, buyer, await publishOffer(seller));
  await grantExclusivity(seller, buyer, dealId);
  const ends = endsOf(dealId);
  await ends(1);
  await tick();
  assert.deepEqual(await notificationsOf(buyer, 'exclusivity_ending'), ['exclusivity_ending 1']);
  const later = await seller.post(`/api/deals/${dealId}/change_exclusivity_period/`, {
    exclusivity_period_end_time: dateIn(30),
  });
  assert.equal(later.status, 200, JSON.stringify(later.body));
  await run(sql`update loi_documents set reminded_at = now() - interval '23 days' where deal_id = ${dealId}`);
  await ends(7);
  await tick();
  assert.deepEqual(await notificationsOf(buyer, 'exclusivity_ending'), [
    'exclusivity_ending 1',
    'exclusivity_ending 7',
  ]);
});

test('a failing item does not stop the others', async () => {
  const { seller, buyer } = await people();
  const ids = [];
  for (let made = 0; made < 2; made++) ids.push(await askAccess(buyer, await publishOffer(seller)));
  for (const id of ids) await age(id, 22);
  await run(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await run(
    sql.raw(`create trigger refuse before update on access_requests for each row
    when (old.id = ${ids[0]}) execute function refuse()`),
  );
  await tick();
  assert.equal((await notificationsOf(buyer, 'access_expired')).length, 1);
  await run(sql`drop trigger refuse on access_requests`);
  await tick();
  assert.equal((await notificationsOf(buyer, 'access_expired')).length, 2);
});
