import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, type RoomHit, type RoomSearchPage } from '@handover/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { documentTexts, files } from '../../../../db/schema/index.ts';
import { untilWaiting } from '../../../../testing/database/lock-waits.ts';
import { openRoom } from '../../../../testing/deals/data-room.ts';
import { made } from '../../../../testing/deals/room-folders.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { startDeal } from '../../../../testing/people/deal.builder.ts';
import { delegating } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { letter, sample } from '../../../../testing/storage/office-files.ts';
import { pdfWith } from '../../../../testing/storage/pdf-files.ts';

const app = await buildTestApp();
interface Room {
  seller: Actor;
  dealId: number;
  roomId: number;
}
const readAll = () => app.jobs.get('documents-read')?.work();
const saying = (...paragraphs: string[]) =>
  letter({}, paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''));

async function add({ seller, roomId }: Room, name: string, content: Buffer, more = {}, kind = 'documents') {
  const { status, body } = await seller.form('POST', `/api/deal_opportunity_${kind}/`, [
    ['opportunity_id', roomId],
    ...(Object.entries(more) as [string, string][]),
    [kind === 'general_ledgers' ? 'file' : 'files', [new Blob([new Uint8Array(content)]), name]],
  ]);
  assert.equal(status, 201, JSON.stringify(body));
  return Number((body.files ?? [body])[0].id);
}
async function search(actor: Actor, { dealId }: Pick<Room, 'dealId'>, text: string, query = '') {
  const { status, body } = await actor.get(
    `${paths.searchDataRoom(dealId)}?search=${encodeURIComponent(text)}&${query}`,
  );
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.count, body.results.length);
  return body as RoomSearchPage;
}
const names = async (...args: Parameters<typeof search>) =>
  (await search(...args)).results.map(({ name }) => name).sort();
const foundIn = ({ excerpt }: RoomHit) => excerpt.filter((part) => part.is_found).map(({ text }) => text);
const setAccess = async (room: Room, id: number, rights: object) => {
  const body = { file_ids: [id], access: 'download', ...rights };
  assert.equal((await room.seller.post(paths.setDocumentRights(room.dealId), body)).status, 200);
};

test('words are found whatever their accents and endings, in English and French, with an excerpt', async () => {
  const room = await openRoom(app);
  await add(
    room,
    'Bail.docx',
    await saying('Le bail commercial des sociétés &amp; filiales court jusqu’en 2031.'),
  );
  await add(room, 'Lease.docx', await saying('The leases of both factories run until 2031.'));
  const page = await pdfWith((document) => document.getPage(0).drawText('Staff: three apprentices'));
  await add(room, 'Staff.pdf', page);
  await add(room, 'Book.xlsx', sample('book.xlsx'));
  await readAll();
  for (const [text, expected] of [
    ['societe', ['Bail.docx']],
    ['Société', ['Bail.docx']],
    ['BAUX', []],
    ['lease factory', ['Lease.docx']],
    ['apprentice', ['Staff.pdf']],
    ['2031', ['Bail.docx', 'Lease.docx']],
    ['2031 -lease', ['Bail.docx']],
    ['2031 -factory', ['Bail.docx']],
    ['-"both factory" 2031', ['Bail.docx']],
    ['"both -factories"', ['Lease.docx']],
    ['"bail commercial"', ['Bail.docx']],
    ['"commercial bail"', []],
    ['', []],
    ['%', []],
    ["'; drop table files; --", []],
  ] as const)
    assert.deepEqual(await names(room.seller, room, text), expected, text);
  const [hit] = (await search(room.buyer, room, 'societe filiale')).results;
  assert.deepEqual(foundIn(hit as RoomHit), ['sociétés', 'filiales']);
  assert.match(
    hit?.excerpt.map(({ text }) => text).join('') ?? '',
    /^Le bail commercial des sociétés & filiales/,
  );
  assert.deepEqual([hit?.access, hit?.group, hit?.folder_id], ['download', 'other', null]);
});

test('no word of a document is found that its reader may not open: hidden, listed, later, phase not reached', async () => {
  const room = await openRoom(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const folder = await made(room as never, 'Legal');
  const text = await saying('zirconium');
  const id: Record<string, number> = {};
  for (const name of ['open', 'view', 'hidden', 'listed', 'later'])
    id[name] = await add(room, `${name}.docx`, text);
  await add(room, 'in folder.docx', text, { folder_id: folder });
  await add(room, 'ledger.docx', text, {}, 'general_ledgers');
  await readAll();
  for (const access of ['view', 'hidden', 'listed']) await setAccess(room, Number(id[access]), { access });
  await setAccess(room, Number(id.later), { opens_on: '2999-01-01' });
  const all = [
    'hidden.docx',
    'in folder.docx',
    'later.docx',
    'ledger.docx',
    'listed.docx',
    'open.docx',
    'view.docx',
  ];
  const open = ['in folder.docx', 'open.docx', 'view.docx'];
  assert.deepEqual(await names(room.seller, room, 'zirconium'), all);
  assert.deepEqual(await names(room.buyer, room, 'zirconium'), open);
  assert.deepEqual(await names(room.seller, room, 'zirconium', 'as=buyer'), open);
  assert.deepEqual(await names(rival.buyer, rival, 'zirconium'), []);
  assert.deepEqual(await names(room.seller, rival, 'zirconium'), []);
  const staff = await signedIn(app, { isStaff: true });
  assert.deepEqual(await names(staff, room, 'zirconium'), all);
  for (const actor of [rival.buyer, await signedIn(app)])
    assert.equal((await actor.get(`${paths.searchDataRoom(room.dealId)}?search=zirconium`)).status, 404);
  const rights = { folder_ids: [folder], access: 'hidden' };
  assert.equal((await room.seller.post(paths.setDocumentRights(room.dealId), rights)).status, 200);
  assert.deepEqual(await names(room.buyer, room, 'zirconium'), ['open.docx', 'view.docx']);
  // Not even how many have no text tells of what is closed.
  assert.deepEqual((await search(room.buyer, room, 'none')).unsearched.waiting, 0);
  await room.accept(await room.letter());
  assert.deepEqual(await names(room.buyer, room, 'zirconium'), ['ledger.docx', 'open.docx', 'view.docx']);
  await room.cancel();
  assert.deepEqual((await search(room.seller, room, 'zirconium')).count, 7);
  assert.deepEqual(await names(room.buyer, room, 'zirconium'), []);
});

test('an adviser finds what the person finds for whom they act, and nothing once that has ended', async () => {
  const { owner, adviser, buyer, person, give, answer, delegated } = await delegating(app);
  const { opportunity, id: delegation } = await delegated('read');
  const dealId = await startDeal(owner, buyer, opportunity);
  const roomId = Number((await owner.get(`/api/deals/${dealId}/`)).body.deal_opportunity_id);
  const room = { seller: owner, dealId, roomId };
  const secret = await add(room, 'Secret.docx', await saying('palladium'));
  await add(room, 'Open.docx', await saying('palladium'));
  await setAccess(room, secret, { access: 'hidden' });
  await readAll();
  const ofBuyer = await person('Iris', 'Keller');
  const given = await give(buyer, ofBuyer, { scope: 'deal', subject_id: dealId, right: 'read' });
  assert.equal((await answer(ofBuyer, given.body.id)).status, 200);
  assert.deepEqual(await names(adviser, room, 'palladium'), ['Open.docx', 'Secret.docx']);
  assert.deepEqual(await names(ofBuyer, room, 'palladium'), ['Open.docx']);
  assert.ok((await owner.post(paths.endDelegation(delegation))).status < 300);
  assert.equal((await adviser.get(`${paths.searchDataRoom(dealId)}?search=palladium`)).status, 404);
});

test('a new version takes the place of the text before; one that is deleted goes, with its words', async () => {
  const room = await openRoom(app);
  const first = await add(room, 'Lease.docx', await saying('rhodium'));
  const other = await add(room, 'Other.docx', await saying('iridium'));
  await readAll();
  const second = await add(room, 'Lease.docx', await saying('osmium'), { replaces: String(first) });
  assert.deepEqual((await search(room.buyer, room, 'osmium')).unsearched.waiting, 1);
  await readAll();
  assert.deepEqual(await names(room.buyer, room, 'rhodium'), []);
  assert.deepEqual(
    (await search(room.buyer, room, 'osmium')).results.map(({ id }) => id),
    [second],
  );
  assert.equal((await room.seller.delete(`/api/deal_opportunity_documents/${other}/`)).status, 204);
  const texts = await app.db
    .select({ text: documentTexts.text })
    .from(documentTexts)
    .where(sql`text in ('rhodium', 'iridium', 'osmium')`);
  assert.deepEqual(texts, [{ text: 'osmium' }]);
});

test('deals that share a document share its text, until the last has lost it', async () => {
  const room = await openRoom(app);
  const id = await add(room, 'Shared.docx', await saying('tellurium'));
  const [file] = await app.db.select().from(files).where(eq(files.id, id));
  const rival = await openRoom(app, room.listing, room.seller);
  const { id: _id, createdOrder: _order, ...copy } = file as NonNullable<typeof file>;
  await app.db.insert(files).values({ ...copy, dealOpportunityId: rival.roomId, number: 9 });
  await readAll();
  const key = eq(documentTexts.storageKey, copy.storageKey);
  assert.equal(await app.db.$count(documentTexts, key), 1);
  assert.deepEqual(await names(rival.buyer, rival, 'tellurium'), ['Shared.docx']);
  assert.equal((await room.seller.delete(`/api/deal_opportunity_documents/${id}/`)).status, 204);
  assert.equal(await app.db.$count(documentTexts, key), 1);
  await app.db.delete(files).where(eq(files.storageKey, copy.storageKey));
  assert.equal(await app.db.$count(documentTexts, key), 0);
});

test('a text goes with its last two documents, also where both go at once', async () => {
  const room = await openRoom(app);
  const ids = [
    await add(room, 'One.docx', await saying('hafnium')),
    await add(room, 'Two.docx', await saying('-')),
  ];
  const [one] = await app.db
    .select()
    .from(files)
    .where(eq(files.id, Number(ids[0])));
  const key = String(one?.storageKey);
  await app.db
    .update(files)
    .set({ storageKey: key })
    .where(eq(files.id, Number(ids[1])));
  await readAll();
  const ofKey = eq(documentTexts.storageKey, key);
  assert.equal(await app.db.$count(documentTexts, ofKey), 1);
  const hide = (db: Queryable, id?: number) =>
    db
      .update(files)
      .set({ hiddenAt: new Date() })
      .where(eq(files.id, Number(id)));
  const last = await app.db.transaction(async (tx) => {
    await hide(tx, ids[0]);
    const second = { done: hide(app.db, ids[1]).execute() };
    await untilWaiting(app.db, 1);
    return second;
  });
  await last.done;
  assert.equal(await app.db.$count(documentTexts, ofKey), 0);
});

test('it is told how many documents have no text, can not be read, are searched in part, or wait', async () => {
  const room = await openRoom(app);
  await add(room, 'Scan.pdf', await pdfWith());
  await add(room, 'Old.doc', sample('memo.doc'));
  const words = Array.from({ length: 150_000 }, (_, index) => `w${index.toString(36)}x`).join(' ');
  await add(room, 'Long.docx', await saying('beginning', words));
  await readAll();
  await add(room, 'New.docx', await saying('new'));
  const { unsearched } = await search(room.buyer, room, 'anything');
  assert.deepEqual(unsearched, { without_text: 1, unreadable: 1, beginning: 1, waiting: 1 });
  assert.deepEqual(await names(room.buyer, room, 'beginning'), ['Long.docx']);
  // Excerpts of many long documents would keep the database busy.
  const many = await room.buyer.get(`${paths.searchDataRoom(room.dealId)}?search=beginning&page_size=21`);
  assert.equal(many.status, 400);
});

test('a new document of a deal is read soon', async () => {
  const room = await openRoom(app);
  const started: string[] = [];
  const { startJob } = app;
  app.startJob = (name) => void started.push(name);
  await add(room, 'Lease.docx', await saying('The lease'));
  app.startJob = startJob;
  assert.deepEqual(started, ['documents-read']);
});
