import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AccessRequest, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishMandate, publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const [owner, asker] = [await signedIn(app), await signedIn(app)];
const act = async (person: Actor, id: number, action: string, body = {}) =>
  assert.equal((await person.post(paths.accessRequest(id, action), body)).status, 200);
const ask = async () => askAccess(asker, await publishOffer(owner));

/** A request in each status; one of the expired was not seen by the job yet. */
const made = {
  pending: await ask(),
  accepted: await ask(),
  declined: await ask(),
  withdrawn: await ask(),
  expired: await ask(),
};
const ofMandate = await askAccess(asker, await publishMandate(owner));
await act(owner, made.accepted, 'accept');
await act(owner, made.declined, 'decline', { reason: 'We sell to people of the region only' });
await act(asker, made.withdrawn, 'withdraw');
await app.db.execute(
  sql`update access_requests set expires_at = now() - interval '1 hour' where id = ${made.expired}`,
);

const lists = [
  [owner, paths.requestsAsOwner],
  [asker, paths.requestsAsRequester],
] as const;
const read = async (person: Actor, list: string, query: string): Promise<AccessRequest[]> =>
  (await person.get(`${list}?page_size=100&${query}`)).body.results;
const ids = (rows: AccessRequest[]) => rows.map(({ id }) => id);

test('both sides keep the history of requests, by status', async () => {
  for (const [person, list] of lists) {
    for (const [status, id] of Object.entries(made)) {
      const rows = await read(
        person,
        list,
        `statuses=${status}&side=${person === owner ? 'seller' : 'buyer'}`,
      );
      assert.deepEqual(ids(rows), [id], `${list} ${status}`);
      assert.equal(rows[0]?.status, status);
      assert.equal(rows[0]?.decided_at === null, status === 'pending');
    }
    assert.equal((await read(person, list, 'statuses=accepted,declined')).length, 2);
    assert.equal((await person.get(`${list}?statuses=lost`)).status, 400);
  }
});

test('one request is found by its id, by its two sides alone', async () => {
  const query = `id=${made.declined}&statuses=pending,declined`;
  for (const [person, list] of lists) assert.deepEqual(ids(await read(person, list, query)), [made.declined]);
  const stranger = await signedIn(app);
  for (const [, list] of lists) assert.deepEqual(await read(stranger, list, query), []);
});

test('without a status the owner reads what waits, the requester everything', async () => {
  assert.deepEqual(ids(await read(owner, paths.requestsAsOwner, '')), [ofMandate, made.pending]);
  assert.equal((await read(asker, paths.requestsAsRequester, '')).length, 6);
});

test('a request is on the side of its reader', async () => {
  assert.deepEqual(ids(await read(owner, paths.requestsAsOwner, 'side=buyer')), [ofMandate]);
  assert.deepEqual(ids(await read(asker, paths.requestsAsRequester, 'side=seller')), [ofMandate]);
  assert.equal((await read(asker, paths.requestsAsRequester, 'side=buyer')).length, 5);
});

test('the reason of a decline is read by both sides, the day to ask again by who asked', async () => {
  for (const [person, list] of lists) {
    const [row] = await read(person, list, 'statuses=declined');
    assert.equal(row?.decline_reason, 'We sell to people of the region only');
    assert.equal(row?.can_request_from !== null, person === asker);
  }
});
