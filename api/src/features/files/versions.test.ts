import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import { openRoom, send, stored, uploaded } from '../../../testing/deals/data-room.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const DOCUMENTS = 'deal_opportunity_documents';
const ACCOUNTS = 'deal_opportunity_annual_accounts';
const LEDGERS = 'deal_opportunity_general_ledgers';
type Room = Awaited<ReturnType<typeof openRoom>>;

const replace = (room: Room, collection: string, id: number | undefined, name: string, actor = room.seller) =>
  actor.form('POST', `/api/${collection}/`, [
    ['opportunity_id', room.roomId],
    ['replaces', id ?? 0],
    [collection === LEDGERS ? 'file' : 'files', [pdf(name), name]],
  ]);
/** Replaces, asserts success, and returns the id. */
async function replaced(...of: Parameters<typeof replace>): Promise<number> {
  const { status, body } = await replace(...of);
  assert.equal(status, 201, JSON.stringify(body));
  return (body.files?.[0] ?? body).id;
}
const statusOf = async (actor: Actor, id: number | undefined) =>
  (await actor.get(`/api/files/${id}/`)).status;
const told = async (actor: Actor, room: Room) =>
  (await actor.get(`/api/deals/${room.dealId}/timeline/?kinds=documents`)).body.results;
const namesAndNumbers = async (room: Room) =>
  (
    await app.db
      .select()
      .from(files)
      .where(eq(files.dealOpportunityId, room.roomId))
      .orderBy(asc(files.createdOrder))
  )
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map(({ name, number }) => [name, number]);

test('a new version takes the place of an open document; the one before stays readable to both sides, and to nobody else', async () => {
  const room = await openRoom(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const [first, other] = await uploaded(room.seller, DOCUMENTS, room.roomId, 'lease.pdf', 'other.pdf');
  const second = await replaced(room, DOCUMENTS, first, 'lease signed.pdf');
  assert.deepEqual(await namesAndNumbers(room), [
    ['other.pdf', 2],
    ['lease signed.pdf', 1],
  ]);
  for (const actor of [room.seller, room.buyer])
    for (const id of [first, second]) assert.equal(await statusOf(actor, id), 200);
  for (const actor of [rival.buyer, await signedIn(app)])
    for (const id of [first, second]) assert.equal(await statusOf(actor, id), 404);
  const [event] = await told(room.buyer, room);
  assert.deepEqual(
    [event.event, event.details],
    ['document_replaced', { group: 'other', files: [{ id: second, name: 'lease signed.pdf' }], version: 2 }],
  );
  const gone = [
    await replace(room, DOCUMENTS, first, 'again.pdf'),
    await replace(room, LEDGERS, other, 'l.pdf'),
  ];
  assert.deepEqual(
    gone.map(({ status, body }) => [status, body.code]),
    [
      [404, 'file.not_found'],
      [404, 'file.not_found'],
    ],
  );
  assert.equal((await replace(room, DOCUMENTS, second, 'theirs.pdf', room.buyer)).status, 403);

  assert.equal((await room.seller.delete(`/api/${DOCUMENTS}/${second}/`)).status, 204);
  for (const id of [first, second]) assert.equal(await statusOf(room.buyer, id), 404);
  const [kept] = await app.db
    .select()
    .from(files)
    .where(eq(files.id, first ?? 0));
  assert.ok(kept?.sha256, 'what was disclosed is kept on record');
});

test('of a version that the other side could never read they learn nothing, even where staff have read it', async () => {
  const room = await openRoom(app);
  const staff = await signedIn(app, { isStaff: true });
  const [draft, seen] = await uploaded(room.seller, ACCOUNTS, room.roomId, 'draft.pdf', 'by staff.pdf');
  const before = (await stored(app)).length;
  assert.equal(await statusOf(staff, seen), 200);
  const final = await replaced(room, ACCOUNTS, draft, 'final.pdf');
  const corrected = await replaced(room, ACCOUNTS, seen, 'corrected.pdf');
  assert.equal((await stored(app)).length, before + 1, 'the draft went, what staff have read is kept');
  await room.letter();
  for (const id of [final, corrected]) assert.equal(await statusOf(room.buyer, id), 200);
  for (const id of [draft, seen]) assert.equal(await statusOf(room.buyer, id), 404);
  const events = await told(room.buyer, room);
  assert.deepEqual(
    events.map(({ event }: { event: string }) => event),
    ['documents_added', 'documents_added'],
  );
  assert.doesNotMatch(JSON.stringify(events), /draft|by staff/);
});

test('a version that came and went while its group was closed again is not counted', async () => {
  const room = await openRoom(app);
  const [first] = await uploaded(room.seller, ACCOUNTS, room.roomId, 'accounts.pdf');
  await room.decline(await room.letter());
  const unseen = await replaced(room, ACCOUNTS, first, 'unseen.pdf');
  const final = await replaced(room, ACCOUNTS, unseen, 'final.pdf');
  assert.equal(await statusOf(room.buyer, first), 404);
  await room.letter();
  for (const id of [first, final]) assert.equal(await statusOf(room.buyer, id), 200);
  const [event] = await told(room.buyer, room);
  assert.deepEqual([event.event, event.details.version], ['document_replaced', 2]);
  assert.doesNotMatch(JSON.stringify(await told(room.buyer, room)), /unseen/);
});

test('the ledger is replaced in one step, by one of two at once; several are deleted in one call', async () => {
  const room = await openRoom(app);
  await room.accept(await room.letter());
  const [ledger] = await uploaded(room.seller, LEDGERS, room.roomId, 'ledger.pdf');
  assert.equal((await send(room.seller, LEDGERS, room.roomId, 'second.pdf')).status, 409);
  const both = await Promise.all(['a.pdf', 'b.pdf'].map((name) => replace(room, LEDGERS, ledger, name)));
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 404]);
  const list = `/api/${LEDGERS}/?opportunity_id=${room.roomId}`;
  const { results } = (await room.buyer.get(list)).body;
  assert.equal(results.length, 1);
  assert.equal(await statusOf(room.buyer, ledger), 200);
  const url = `/api/${LEDGERS}/delete_chosen_files/`;
  const chosen = { opportunity_id: room.roomId, file_ids: [results[0].id] };
  assert.equal((await room.buyer.post(url, chosen)).status, 403);
  assert.deepEqual((await room.seller.post(url, chosen)).body, { deleted: [results[0].id] });
  assert.equal(await statusOf(room.buyer, ledger), 404);
  assert.equal((await send(room.seller, LEDGERS, room.roomId, 'new.pdf')).status, 201);
});

test('numbers stay once the other side may have seen them; of what nobody has seen no gap is left', async () => {
  const room = await openRoom(app);
  const [, second] = await uploaded(room.seller, DOCUMENTS, room.roomId, 'a.pdf', 'b.pdf', 'c.pdf');
  await room.seller.delete(`/api/${DOCUMENTS}/${second}/`);
  const [, hidden, , last] = await uploaded(
    room.seller,
    ACCOUNTS,
    room.roomId,
    '1.pdf',
    '2.pdf',
    '3.pdf',
    '4.pdf',
  );
  await room.seller.post(`/api/${ACCOUNTS}/delete_chosen_files/`, {
    opportunity_id: room.roomId,
    file_ids: [hidden, last],
  });
  await uploaded(room.seller, ACCOUNTS, room.roomId, '5.pdf');
  await uploaded(room.seller, DOCUMENTS, room.roomId, 'd.pdf');
  assert.deepEqual(await namesAndNumbers(room), [
    ['a.pdf', 1],
    ['c.pdf', 3],
    ['1.pdf', 1],
    ['3.pdf', 2],
    ['5.pdf', 3],
    ['d.pdf', 4],
  ]);
});
