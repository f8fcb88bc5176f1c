import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { askAccess, startDeal } from '../../testing/people/deal.builder.ts';
import { openSocket, type SocketClient } from '../../testing/people/socket-client.ts';
import { listenInstances } from '../../testing/servers/listen-instances.ts';
import { until } from '../../testing/until.ts';
import { notify } from './notify.sql.ts';
import { touchDeal, touchUser } from './touch-deal.sql.ts';

const { apps, origin } = await listenInstances(2);
const [one, two] = apps as [FastifyInstance, FastifyInstance];

/** A socket on each instance, by which the changes arrive in the order of their causes. */
const openPair = async (token: string | null) => [
  await openSocket(origin, token, { withChanges: true }),
  await openSocket(origin, token, { withChanges: true }),
];
const arrived = (client: SocketClient, expected: unknown[]) =>
  until(`${JSON.stringify(expected)} have arrived`, () => {
    if (client.changes.length < expected.length) return false;
    assert.deepEqual(client.changes, expected);
    return true;
  });
/** The last message, which shows that nothing else came before it. */
const LAST = { area: 'opportunities' } as const;
const sendLast = (userIds: number[]) => two.db.transaction((tx) => touchUser(tx, userIds, LAST.area));
/** Waits until both instances have heard of all that was done, so that nothing of it reaches a socket opened later. */
async function settle() {
  const bystander = await signedIn(one);
  const probes = await openPair(bystander.token);
  await sendLast([bystander.user.id]);
  for (const probe of probes) await arrived(probe, [LAST]);
}

/** A sale with two bidders; their notifications are muted, which silent changes ignore. */
async function arrange() {
  const people = await Promise.all([signedIn(one), signedIn(one), signedIn(one), signedIn(one)]);
  const [seller, buyer, rival, stranger] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ];
  const opportunity = await publishOffer(seller);
  const deal = await startDeal(seller, buyer, opportunity);
  await startDeal(seller, rival, opportunity);
  const ids = people.map(({ user }) => user.id);
  await settle();
  return { seller, buyer, rival, stranger, ids, deal };
}

test('a change of a deal reaches every socket of both parties that asks for it, once, and nobody else', async () => {
  const { seller, buyer, rival, stranger, ids, deal } = await arrange();
  const parties = [...(await openPair(seller.token)), ...(await openPair(buyer.token))];
  const others = [...(await openPair(rival.token)), ...(await openPair(stranger.token))];
  const plain = await openSocket(origin, buyer.token);
  await one.db.transaction(async (tx) => {
    await touchDeal(tx, deal);
    await touchDeal(tx, deal);
  });
  const undone = one.db.transaction(async (tx) => {
    await touchDeal(tx, deal);
    throw new Error('undone');
  });
  await assert.rejects(undone);
  await sendLast(ids);
  for (const socket of parties) await arrived(socket, [{ deal_id: deal }, LAST]);
  for (const socket of others) await arrived(socket, [LAST]);
  await two.db.transaction((tx) => notify(tx, { userId: buyer.user.id, type: 'deal_paused', link: '/' }));
  await plain.received(1);
  assert.deepEqual(plain.changes, []);
});

test('a due-diligence list that is not sent is told to the buyer and who acts for them, and not to the seller', async () => {
  const { seller, buyer, rival, stranger, ids, deal } = await arrange();
  const { body } = await buyer.post(paths.delegations, {
    email: stranger.user.email,
    scope: 'deal',
    subject_id: deal,
    right: 'read',
  });
  await stranger.post(paths.answerDelegation(body.id), { accepted: true });
  await settle();
  const told = [...(await openPair(buyer.token)), ...(await openPair(stranger.token))];
  const others = [...(await openPair(seller.token)), ...(await openPair(rival.token))];
  const lines = [{ section: 'Legal', request: 'The lease' }];
  assert.equal((await buyer.post(paths.addDiligenceLines(deal), { lines })).status, 201);
  await sendLast(ids);
  for (const socket of told) await arrived(socket, [{ deal_id: deal }, LAST]);
  for (const socket of others) await arrived(socket, [LAST]);
});

test('a step of a deal is told to both parties, also to who took it and whoever has muted deals', async () => {
  const { seller, buyer, rival, ids, deal } = await arrange();
  const { id } = (await buyer.get('/api/notification_settings/')).body.results[0];
  await buyer.patch(`/api/notification_settings/${id}/`, { channels: { deals: { socket: false } } });
  const [mine, theirs, another] = await Promise.all(
    [seller, buyer, rival].map(({ token }) => openSocket(origin, token, { withChanges: true })),
  );
  assert.ok(mine && theirs && another);
  await seller.post(`/api/deals/${deal}/pause_or_unpause_deal/`);
  await sendLast(ids);
  await arrived(mine, [{ deal_id: deal }, LAST]);
  // The list of notifications has one more, without a message.
  await arrived(theirs, [{ deal_id: deal }, { area: 'notifications' }, LAST]);
  await arrived(another, [LAST]);
  assert.deepEqual(theirs.messages, []);
});

test('a request and its answer are told to both sides, in all their tabs, and not to another requester', async () => {
  const { seller, rival, stranger, ids } = await arrange();
  const listing = await publishOffer(seller);
  await settle();
  const [mine, theirs, another] = await Promise.all(
    [seller, stranger, rival].map(({ token }) => openSocket(origin, token, { withChanges: true })),
  );
  assert.ok(mine && theirs && another);
  const request = await askAccess(stranger, listing);
  await seller.post(`/api/access_requests/${request}/decline/`);
  await sendLast(ids);
  const told = [{ area: 'deals' }, { area: 'opportunities' }];
  // The notification that asked for an answer counts as read by now.
  const read = { area: 'notifications' };
  await until('the seller is told', () => mine.changes.length === 6);
  assert.deepEqual(
    mine.changes.filter((change) => JSON.stringify(change) !== JSON.stringify(read)),
    [...told, ...told, LAST],
  );
  await arrived(theirs, [...told, ...told, LAST]);
  await arrived(another, [LAST]);
});

test('other tabs follow what is read and deleted; a message has the unread count', async () => {
  const person = await signedIn(one);
  const [first, second] = await openPair(person.token);
  assert.ok(first && second);
  const send = () =>
    one.db.transaction((tx) => notify(tx, { userId: person.user.id, type: 'deal_paused', link: '/' }));
  await send();
  await send();
  const counted = (await first.received(2)).map(({ unread_count }) => unread_count);
  // An instance sends nothing of a notification that is deleted before it has read it.
  await second.received(2);
  assert.equal(counted.at(-1), 2);
  const [oldest] = first.messages;
  await person.post('/api/notifications/read_list_of_my_notifications/', { list_of_ids: [oldest?.id] });
  await person.post('/api/notifications/read_list_of_my_notifications/', { list_of_ids: [oldest?.id] });
  await person.delete(`/api/notifications/${oldest?.id}/`);
  await person.post('/api/notifications/read_all_my_notifications/');
  await person.post('/api/notifications/read_all_my_notifications/');
  await sendLast([person.user.id]);
  const change = { area: 'notifications' };
  for (const socket of [first, second]) await arrived(socket, [change, change, change, LAST]);
  await send();
  assert.equal((await second.received(3)).at(-1)?.unread_count, 1);
});

test('whoever may have missed a change while an instance was not listening loads everything again', async () => {
  const person = await signedIn(one);
  const [socket] = await openPair(person.token);
  assert.ok(socket);
  await one.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'handover events' and datname = current_database()`);
  await arrived(socket, [
    { area: 'deals' },
    { area: 'opportunities' },
    { area: 'companies' },
    { area: 'notifications' },
    { area: 'user' },
  ]);
});
