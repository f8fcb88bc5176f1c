import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { readXlsx } from '../../../testing/documents/read-xlsx.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const DOCUMENTS = 'deal_opportunity_documents';
const ACCOUNTS = 'deal_opportunity_annual_accounts';
type Room = Awaited<ReturnType<typeof openRoom>>;
interface Row {
  id: number;
  name: string;
  number: number;
  version: number;
  is_new: boolean;
  seen_at: string | null;
  added_by: string | null;
  earlier_versions: { id: number; name: string; version: number }[];
}

const indexOf = async (actor: Actor, { dealId }: Room, query = '') => {
  const { status, body } = await actor.get(`/api/deals/${dealId}/data_room/?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body as { results: Row[]; count: number; current_page: number; groups: { count: number | null }[] };
};
const names = async (actor: Actor, room: Room, query = '') =>
  (await indexOf(actor, room, query)).results.map(({ name }) => name);
const visit = async (actor: Actor, { dealId }: Room) =>
  assert.equal((await actor.post(`/api/deals/${dealId}/data_room/visit/`)).status, 204);
const newTo = async (actor: Actor, room: Room) =>
  (await indexOf(actor, room)).results.filter(({ is_new }) => is_new).map(({ name }) => name);
const news = async (actor: Actor, { dealId }: Room) =>
  (await actor.get(`/api/deals/${dealId}/data_room/`)).body.news;
const counted = async (actor: Actor, { dealId }: Room) =>
  (await actor.get(`/api/deals/${dealId}/`)).body.counts.new_documents;
/** Moves everything in a deal back by more than half an hour. */
async function halfAnHourPasses({ dealId, roomId }: Room) {
  const passed = sql`interval '31 minutes'`;
  await app.db.execute(sql`update deals set created_at = created_at - ${passed} where id = ${dealId}`);
  await app.db.execute(
    sql`update files set opened_at = opened_at - ${passed} where deal_opportunity_id = ${roomId}`,
  );
  await app.db.execute(sql`update data_room_visits set visited_at = visited_at - ${passed},
    previous_at = previous_at - ${passed} where deal_id = ${dealId}`);
}
async function replaced(room: Room, id: number | undefined, name: string): Promise<number> {
  const { status, body } = await room.seller.form('POST', `/api/${DOCUMENTS}/`, [
    ['opportunity_id', room.roomId],
    ['replaces', id ?? 0],
    ['files', [pdf(name), name]],
  ]);
  assert.equal(status, 201, JSON.stringify(body));
  return body.files[0].id;
}
const log = async (actor: Actor, { dealId }: Room, query = '') =>
  (await actor.get(`/api/deals/${dealId}/data_room/log/?${query}`)).body.results;

/** The listing has documents of two groups, which the deal copies. */
async function filledRoom() {
  const seller = await signedIn(app, { firstName: 'Solange', lastName: 'Verdier' });
  const listing = await publishOffer(seller);
  await uploaded(seller, 'opportunity_documents', listing, 'Lease.pdf', 'Été.pdf', 'Audit.pdf');
  await uploaded(seller, 'opportunity_annual_accounts', listing, '2024.pdf', '2023.pdf');
  return openRoom(app, listing, seller);
}

test('one index of all groups; a closed one has neither names nor a number of documents for the requester', async () => {
  const room = await filledRoom();
  assert.deepEqual(await names(room.seller, room), [
    '2024.pdf',
    '2023.pdf',
    'Lease.pdf',
    'Été.pdf',
    'Audit.pdf',
  ]);
  assert.deepEqual(await names(room.buyer, room), ['Lease.pdf', 'Été.pdf', 'Audit.pdf']);
  const counts = async (actor: Actor) => (await indexOf(actor, room)).groups.map(({ count }) => count);
  assert.deepEqual(
    [await counts(room.seller), await counts(room.buyer)],
    [
      [2, 3, 0],
      [null, 3, null],
    ],
  );
  await room.letter();
  assert.deepEqual(await counts(room.buyer), [2, 3, null]);
});

test('it is searched, sorted and paged; the page of a document is found by any of its versions', async () => {
  const room = await filledRoom();
  assert.deepEqual(await names(room.seller, room, 'search=ete'), ['Été.pdf']);
  assert.deepEqual(await names(room.buyer, room, 'search=202'), []);
  assert.deepEqual(await names(room.buyer, room, 'ordering=name'), ['Audit.pdf', 'Été.pdf', 'Lease.pdf']);
  assert.deepEqual(await names(room.seller, room, 'ordering=-number&page_size=2&page=2'), [
    'Lease.pdf',
    '2023.pdf',
  ]);
  assert.equal((await room.seller.get(`/api/deals/${room.dealId}/data_room/?ordering=sha256`)).status, 400);
  const [lease] = (await indexOf(room.buyer, room)).results;
  await replaced(room, lease?.id, 'Lease signed.pdf');
  const at = await indexOf(room.seller, room, `file=${lease?.id}&page_size=2`);
  assert.deepEqual(
    [at.current_page, at.results.map(({ name }) => name)],
    [2, ['Lease signed.pdf', 'Été.pdf']],
  );
  assert.equal((await indexOf(room.seller, room, 'file=999999&page_size=2')).current_page, 1);
});

test('versions are those that the other side could read, the same for both', async () => {
  const room = await filledRoom();
  const [lease] = (await indexOf(room.buyer, room)).results;
  const second = await replaced(room, lease?.id, 'second.pdf');
  await replaced(room, second, 'third.pdf');
  for (const actor of [room.seller, room.buyer]) {
    const [found] = (await indexOf(actor, room, 'search=third')).results;
    assert.deepEqual([found?.number, found?.version], [1, 3]);
    assert.deepEqual(
      found?.earlier_versions.map(({ name, version }) => [name, version]),
      [
        ['second.pdf', 2],
        ['Lease.pdf', 1],
      ],
    );
  }
});

test('new is what was opened since the last visit and is not read yet, until that visit is over', async () => {
  const room = await filledRoom();
  assert.deepEqual([await newTo(room.buyer, room), await counted(room.buyer, room)], [[], 0]);
  const [added] = await uploaded(room.seller, DOCUMENTS, room.roomId, 'added.pdf', 'other.pdf');
  assert.deepEqual(await newTo(room.buyer, room), ['added.pdf', 'other.pdf']);
  await visit(room.buyer, room);
  await visit(room.buyer, room);
  assert.deepEqual(
    [await newTo(room.buyer, room), await counted(room.buyer, room)],
    [['added.pdf', 'other.pdf'], 2],
  );
  assert.deepEqual(await news(room.buyer, room), { count: 2, since: null });
  assert.deepEqual(await names(room.buyer, room, 'new=true&ordering=name'), ['added.pdf', 'other.pdf']);
  assert.deepEqual(await news(room.seller, room), { count: 0, since: null });
  await room.buyer.get(`/api/files/${added}/?view=true`);
  assert.deepEqual(await names(room.buyer, room, 'new=true'), ['other.pdf']);
  assert.deepEqual([await newTo(room.buyer, room), await counted(room.buyer, room)], [['other.pdf'], 1]);
  await halfAnHourPasses(room);
  assert.deepEqual([await newTo(room.buyer, room), await counted(room.buyer, room)], [[], 0]);
  await visit(room.buyer, room);
  assert.deepEqual(await newTo(room.buyer, room), []);
  const visited = await news(room.buyer, room);
  assert.equal(visited.count, 0);
  assert.ok(Date.parse(visited.since) < Date.now() - 30 * 60_000);
  const [lease] = (await indexOf(room.buyer, room, 'search=Lease')).results;
  await replaced(room, lease?.id, 'Lease, signed.pdf');
  assert.deepEqual(await names(room.buyer, room, 'new=true'), ['Lease, signed.pdf']);
  await room.buyer.get(`/api/files/${(await indexOf(room.buyer, room, 'new=true')).results[0]?.id}/`);
  await room.letter();
  assert.deepEqual(await newTo(room.buyer, room), ['2024.pdf', '2023.pdf']);
  assert.deepEqual([await newTo(room.seller, room), await counted(room.seller, room)], [[], 0]);
});

test('the owner sees who has read what, by person and document; the other side only that of no one', async () => {
  const room = await filledRoom();
  const rival = await openRoom(app, room.listing, room.seller);
  const staff = await signedIn(app, { isStaff: true, lastName: 'Zweifel' });
  const [lease, summer] = (await indexOf(room.buyer, room)).results;
  const [theirs] = (await indexOf(rival.buyer, rival)).results;
  await room.seller.get(`/api/files/${lease?.id}/`);
  await rival.buyer.get(`/api/files/${theirs?.id}/`);
  await room.buyer.get(`/api/files/${lease?.id}/?view=true`);
  const second = await replaced(room, lease?.id, 'second.pdf');
  await room.buyer.get(`/api/files/${second}/`);
  await staff.get(`/api/files/${summer?.id}/`);
  const told = (await log(room.seller, room)).map(
    ({ action, by, person, document }: Record<string, Record<string, unknown>>) => [
      action,
      by,
      person,
      document?.name,
      document?.version,
    ],
  );
  const buyer = `${room.buyer.user.firstName} ${room.buyer.user.lastName}`;
  assert.deepEqual(told, [
    ['downloaded', 'staff', null, 'Été.pdf', 1],
    ['downloaded', 'requester', buyer, 'second.pdf', 2],
    ['viewed', 'requester', buyer, 'Lease.pdf', 1],
  ]);
  assert.equal((await log(room.seller, room, `file=${second}`)).length, 2);
  assert.equal((await log(room.seller, room, `file=${theirs?.id}`)).length, 0);
  const [first, other] = (await indexOf(room.seller, room, 'search=.pdf&ordering=-number')).results
    .toReversed()
    .slice(2);
  assert.deepEqual([first?.name, first?.seen_at !== null, other?.seen_at], ['second.pdf', true, null]);
  assert.ok((await indexOf(room.buyer, room)).results.every(({ seen_at }) => seen_at === null));
  const refused = await room.buyer.get(`/api/deals/${room.dealId}/data_room/log/`);
  assert.deepEqual([refused.status, refused.body.code], [403, 'file.log_owner_only']);
  const sheet = await room.seller.call('GET', `/api/deals/${room.dealId}/data_room/log/export/`, undefined, {
    'accept-language': 'fr',
  });
  const text = JSON.stringify(readXlsx(sheet.raw));
  for (const word of ['Téléchargé', 'Consulté', '2.1', 'second.pdf', buyer])
    assert.match(text, new RegExp(word));
  assert.doesNotMatch(text, /Zweifel/);
});

test('who added a document is named until the account is closed; accounts stay out of it', async () => {
  const room = await filledRoom();
  await uploaded(room.seller, ACCOUNTS, room.roomId, 'closed.pdf');
  const [first] = (await indexOf(room.buyer, room)).results;
  assert.equal(first?.added_by, 'Solange Verdier');
  assert.doesNotMatch(JSON.stringify(await indexOf(room.buyer, room)), /closed\.pdf|2024|2023\.pdf/);
});
