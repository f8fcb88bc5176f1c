import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { everyCall } from '../../../testing/deals/every-call.ts';
import { idOf, indexOf, roomWithRights, setRights, told } from '../../../testing/deals/room-rights.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const tomorrow = addDays(marketDay(new Date()), 1);

const all = (names: string[]) => ({
  room: names,
  search: names,
  collection: names,
  deal: names,
  zip: names,
  timeline: [] as string[],
});

test('by default every call tells of what the phase opens, with all rights', async () => {
  const room = await roomWithRights(app);
  assert.deepEqual(await everyCall(room), all(['Lease.pdf', 'Staff.pdf', 'Audit.pdf']));
});

for (const [access, room, content, saved] of [
  ['hidden', false, false, false],
  ['listed', true, false, false],
  ['view', true, true, false],
  ['download', true, true, true],
] as const)
  test(`a document that is set to ${access} is told by those calls alone that may`, async () => {
    const filled = await roomWithRights(app);
    const file = await idOf(filled, 'Staff');
    await setRights(filled, ['Staff'], { access });
    const without = ['Lease.pdf', 'Audit.pdf'];
    const when = (is: boolean) => (is ? ['Lease.pdf', 'Staff.pdf', 'Audit.pdf'] : without);
    assert.deepEqual(await everyCall(filled), {
      room: when(room),
      search: when(room),
      collection: when(content),
      deal: when(content),
      zip: when(saved),
      timeline: [],
    });
    const read = async (query: string) => (await filled.buyer.get(`${paths.file(file)}${query}`)).status;
    assert.equal(await read('?view=true'), content ? 200 : 404);
    assert.equal(await read(''), saved ? 200 : content ? 403 : 404);
    const removal = await filled.buyer.call('DELETE', `/api/deal_opportunity_documents/${file}/`);
    assert.equal(removal.status, room ? 403 : 404);
    assert.equal((await filled.seller.get(paths.file(file))).status, 200);
  });

test('of a document that is listed the buyer gets neither size, pages nor rights; the seller all', async () => {
  const room = await roomWithRights(app);
  await setRights(room, ['Staff'], { access: 'listed' });
  const [toBuyer] = await indexOf(room.buyer, room, 'search=Staff');
  assert.deepEqual(
    [toBuyer?.size, toBuyer?.pages, toBuyer?.access, toBuyer?.rights],
    [0, null, 'listed', undefined],
  );
  const [toSeller] = await indexOf(room.seller, room, 'search=Staff');
  assert.ok(Number(toSeller?.size) > 0);
  assert.deepEqual(toSeller?.rights, { access: 'listed', opens_early: false, opens_on: null });
  const { body } = await room.buyer.get(paths.dataRoom(room.dealId));
  const open = (await indexOf(room.buyer, room)).reduce((sum, { size }) => sum + size, 0);
  assert.deepEqual([body.groups[1].count, body.groups[1].size], [3, open]);
});

test('the order by size and pages tells the buyer nothing of a document that is listed', async () => {
  const room = await roomWithRights(app);
  await setRights(room, ['Staff'], { access: 'listed' });
  for (const by of ['size', '-size', 'pages', '-pages']) {
    const orders: string[][] = [];
    for (const amount of [1, 9_000_000]) {
      await app.db.execute(sql`update files set size = ${amount}, pages = ${amount}
        where name = 'Staff.pdf' and deal_opportunity_id = ${room.roomId}`);
      orders.push((await indexOf(room.buyer, room, `ordering=${by}`)).map(({ name }) => name));
    }
    assert.deepEqual(orders[0], orders[1], by);
  }
});

test('a document opens early, on its day, or with its phase', async () => {
  const room = await roomWithRights(app);
  await setRights(room, ['2024'], { opens_early: true, opens_on: tomorrow });
  assert.deepEqual(await told(room.buyer, room), ['1 Lease.pdf', '2 Staff.pdf', '3 Audit.pdf']);
  await app.db.execute(sql`update files set opens_on = opens_on - 1 where opens_on is not null`);
  assert.deepEqual(await told(room.buyer, room), ['1 2024.pdf', '1 Lease.pdf', '2 Staff.pdf', '3 Audit.pdf']);
  const [row] = (
    await app.db.execute(sql`select opens_on, opened_at from files where name = '2024.pdf'
    and deal_opportunity_id = ${room.roomId}`)
  ).rows;
  assert.equal(row?.opens_on, null);
  assert.notEqual(row?.opened_at, null);
  const { body } = await room.buyer.get(
    `/api/deal_opportunity_annual_accounts/?opportunity_id=${room.roomId}`,
  );
  assert.equal(body.count, 1);
  await setRights(room, ['2024'], {});
  assert.deepEqual(await told(room.buyer, room), ['1 Lease.pdf', '2 Staff.pdf', '3 Audit.pdf']);
  await room.letter();
  assert.equal((await told(room.buyer, room))[0], '1 2024.pdf');
});

test('no number tells of a document that the buyer has never seen; what they have seen keeps its own', async () => {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  const [first] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf', 'b.pdf', 'c.pdf');
  const hidden = await seller.post(paths.setListingRights(listing), { file_ids: [first], access: 'hidden' });
  assert.equal(hidden.status, 204, JSON.stringify(hidden.body));
  const room = await openRoom(app, listing, seller);
  assert.deepEqual(await told(room.buyer, room), ['1 b.pdf', '2 c.pdf']);
  assert.deepEqual(await told(room.seller, room), ['1 b.pdf', '2 c.pdf', '3 a.pdf']);
  await uploaded(seller, 'deal_opportunity_documents', room.roomId, 'd.pdf');
  assert.deepEqual(await told(room.buyer, room), ['1 b.pdf', '2 c.pdf', '3 d.pdf']);
  await setRights(room, ['b.pdf'], { access: 'hidden' });
  assert.deepEqual(await told(room.buyer, room), ['2 c.pdf', '3 d.pdf']);
  await setRights(room, ['a.pdf', 'b.pdf'], { access: 'listed' });
  assert.deepEqual(await told(room.buyer, room), ['1 b.pdf', '2 c.pdf', '3 d.pdf', '4 a.pdf']);
});

test('versions have the rights of their document, and a new one has them from the start', async () => {
  const room = await roomWithRights(app);
  const replace = async (name: string, next: string) =>
    room.seller.form('POST', '/api/deal_opportunity_documents/', [
      ['opportunity_id', room.roomId],
      ['replaces', await idOf(room, name)],
      ['files', [pdf(next), next]],
    ]);
  const first = await idOf(room, 'Staff');
  assert.equal((await replace('Staff', 'Staff two.pdf')).status, 201);
  const read = async (id: number) => (await room.buyer.get(`${paths.file(id)}?view=true`)).status;
  assert.equal(await read(first), 200);
  await setRights(room, ['Staff two'], { access: 'hidden' });
  assert.deepEqual([await read(first), await read(await idOf(room, 'Staff two'))], [404, 404]);
  assert.equal((await replace('Staff two', 'Staff three.pdf')).status, 201);
  assert.doesNotMatch(JSON.stringify(await room.buyer.get(paths.dataRoom(room.dealId))), /Staff/);
  assert.doesNotMatch(JSON.stringify((await room.buyer.get(paths.dealTimeline(room.dealId))).body), /three/);
});

test('the timeline tells the buyer of no document that is hidden, and the notice counts none', async () => {
  const room = await roomWithRights(app);
  await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'One.pdf', 'Two.pdf');
  const timeline = async (actor: Actor) =>
    JSON.stringify((await actor.get(paths.dealTimeline(room.dealId))).body);
  assert.match(await timeline(room.buyer), /One\.pdf.*Two\.pdf/);
  await setRights(room, ['Two.pdf'], { access: 'hidden' });
  assert.doesNotMatch(await timeline(room.buyer), /Two\.pdf/);
  assert.match(await timeline(room.seller), /One\.pdf.*Two\.pdf/);
  await app.db.execute(
    sql`update deals set created_at = created_at - interval '1 hour' where id = ${room.dealId}`,
  );
  const announced = async () => {
    await app.db.execute(
      sql`update files set created_at = created_at - interval '11 minutes' where announced_at is null`,
    );
    await app.jobs.get('documents-announce')?.work();
  };
  await announced();
  const notices = async () =>
    (await room.buyer.get('/api/notifications/')).body.results.results
      .filter(({ type }: { type: string }) => type === 'document_added')
      .map(({ params }: { params: { count: number } }) => params.count);
  assert.deepEqual(await notices(), [1]);
  await setRights(room, ['2024.pdf'], { opens_early: true });
  await announced();
  assert.deepEqual((await notices()).length, 2);
});

test('new documents that are hidden are not counted as new', async () => {
  const room = await roomWithRights(app);
  await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'One.pdf', 'Two.pdf');
  const counted = async () => (await room.buyer.get(paths.deal(room.dealId))).body.counts.new_documents;
  assert.equal(await counted(), 2);
  await setRights(room, ['Two.pdf'], { access: 'listed' });
  assert.equal(await counted(), 1);
  await setRights(room, ['2024.pdf'], { opens_early: true });
  assert.equal(await counted(), 2);
});
