import assert from 'node:assert/strict';
import { pipeline, Transform } from 'node:stream';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fileReads, files, roomDownloads } from '../../../db/schema/index.ts';
import { openRoom, uploaded } from '../../../testing/deals/data-room.ts';
import { made } from '../../../testing/deals/room-folders.ts';
import { roomWithRights } from '../../../testing/deals/room-rights.ts';
import { unzip } from '../../../testing/documents/zip.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { listenInstances } from '../../../testing/servers/listen-instances.ts';
import { until } from '../../../testing/until.ts';
import { readTree } from '../document-folders/index.ts';
import { listDocuments } from './downloads.sql.ts';
import { documentsTo } from './readable-room.ts';

const { apps, origin } = await listenInstances(1);
const [app] = apps as [FastifyInstance];
type Room = Awaited<ReturnType<typeof openRoom>>;
const MEGABYTE = 1_048_576;

async function filledRoom() {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller, { project_title: 'Bakery group / Brittany' });
  await uploaded(seller, 'opportunity_documents', listing, 'Bail.pdf', 'bail.pdf');
  await uploaded(seller, 'opportunity_annual_accounts', listing, 'Été 2024.pdf');
  await uploaded(seller, 'opportunity_general_ledgers', listing, 'Ledger.pdf');
  return openRoom(app, listing, seller);
}
const ask = (actor: Actor, { dealId }: Room, language = 'en') =>
  actor.call('POST', `/api/deals/${dealId}/data_room/download/`, {}, { 'accept-language': language });
async function linkFor(actor: Actor, room: Room, language?: string): Promise<string> {
  const { status, body } = await ask(actor, room, language);
  assert.equal(status, 200, JSON.stringify(body));
  return body.url;
}
const namesFor = async (actor: Actor, room: Room, language?: string) =>
  [...unzip((await anonymous(app).get(await linkFor(actor, room, language))).raw).keys()].sort();
const readsOf = async (actor: Actor & { user: { id: number } }) =>
  (await app.db.select().from(fileReads).where(eq(fileReads.userId, actor.user.id))).length;

test('the zip has what its reader may read now, in folders by group; each document is logged', async () => {
  const room = await filledRoom();
  const others = ['2 Other documents/2.1 Bail.pdf', '2 Other documents/2.2 bail.pdf'];
  assert.deepEqual(await namesFor(room.buyer, room), others);
  assert.equal(await readsOf(room.buyer), 2);
  await room.accept(await room.letter());
  assert.deepEqual(await namesFor(room.buyer, room, 'fr'), [
    '1 Comptes annuels/1.1 Été 2024.pdf',
    '2 Autres documents/2.1 Bail.pdf',
    '2 Autres documents/2.2 bail.pdf',
    '3 Grand livre/3.1 Ledger.pdf',
  ]);
  const { body } = await room.seller.get(`/api/deals/${room.dealId}/data_room/log/`);
  assert.equal(body.count, 6);
});

test('a document that comes once the index is read is left out: it has no number there yet', async () => {
  const room = await roomWithRights(app);
  await made(room, 'Legal');
  const groups = documentsTo({ phase: 'introduction', status: 'active', pauseReason: null }, 'seller');
  const tree = await readTree(app.db, room.roomId, groups);
  await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'Late.pdf');
  const documents = await listDocuments(app.db, room.roomId, groups, tree);
  assert.deepEqual(
    documents.map(({ name }) => name),
    ['2024.pdf', 'Lease.pdf', 'Staff.pdf', 'Audit.pdf'],
  );
});

test('its content is that of the documents, with its length and a safe name', async () => {
  const room = await filledRoom();
  const zip = await anonymous(app).get(await linkFor(room.buyer, room));
  assert.equal(zip.headers['content-type'], 'application/zip');
  assert.equal(Number(zip.headers['content-length']), zip.raw.length);
  assert.match(
    String(zip.headers['content-disposition']),
    /filename="Data room - Bakery group - Brittany\.zip"/,
  );
  assert.match(unzip(zip.raw).get('2 Other documents/2.1 Bail.pdf') ?? '', /%Bail\.pdf/);
});

test('a link is used once, soon, and only while its session and the access last', async () => {
  const room = await filledRoom();
  const get = async (url: string) => {
    const { status, body } = await anonymous(app).get(url);
    return status === 200 ? 200 : `${status} ${body.code}`;
  };
  const gone = '404 file.not_found';
  const once = await linkFor(room.buyer, room);
  const both = await Promise.all([get(once), get(once)]);
  assert.deepEqual(both.map(String).sort(), ['200', gone]);
  assert.equal(await get('/api/data_room_downloads/?token=guess'), gone);

  const late = await linkFor(room.buyer, room);
  await app.db.update(roomDownloads).set({ expiresAt: sql`now() - interval '1 second'` });
  assert.equal(await get(late), gone);
  const signedOut = await linkFor(room.buyer, room);
  await room.buyer.post('/api/logout/');
  assert.equal(await get(signedOut), gone);

  const rival = await openRoom(app, room.listing, room.seller);
  const lost = await linkFor(rival.buyer, rival);
  await rival.cancel();
  assert.equal(await get(lost), gone);
  assert.equal((await ask(rival.buyer, rival)).status, 403);
  const [stored] = await app.db.select().from(roomDownloads).limit(1);
  assert.ok(stored && !once.includes(stored.hash), 'only hashes are stored');
});

/** A deal with so many documents of 25 MB, which share their bytes; counts what is read of them. */
async function largeRoom(count: number) {
  const room = await openRoom(app);
  const content = Buffer.alloc(25 * MEGABYTE, 'the same again ');
  const key = `te/large-${room.dealId}.pdf`;
  await app.storage.put(key, content);
  const facts = { extension: 'pdf', mediaType: 'application/pdf', size: content.length, sha256: 'x' };
  for (let number = 1; number <= count; number += 1)
    await app.db.insert(files).values({
      ...facts,
      kind: 'documents',
      dealOpportunityId: room.roomId,
      number,
      name: `${number}.pdf`,
      storageKey: key,
      openedAt: new Date(),
      disclosedAt: new Date(),
    });
  const counts = { read: 0, open: 0 };
  const read = app.storage.read.bind(app.storage);
  app.storage.read = async (storageKey) => {
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        counts.read += chunk.length;
        done(null, chunk);
      },
    });
    counts.open += 1;
    pipeline(await read(storageKey), counted, () => {
      counts.open -= 1;
    });
    return counted;
  };
  return { room, counts, size: count * content.length };
}

test('a large zip is read only as fast as it is taken, in little memory', async () => {
  const { room, counts, size } = await largeRoom(inSuite({ test: 8, long: 82 }));
  const response = await fetch(origin + (await linkFor(room.buyer, room)));
  assert.equal(response.status, 200);
  let taken = 0;
  let ahead = 0;
  let memory = 0;
  global.gc?.();
  const { rss: before } = process.memoryUsage();
  for await (const chunk of response.body ?? []) {
    taken += chunk.length;
    ahead = Math.max(ahead, counts.read - taken);
    memory = Math.max(memory, process.memoryUsage().rss - before);
  }
  assert.equal(taken, Number(response.headers.get('content-length')));
  assert.ok(taken > size, `${taken} bytes of ${size}`);
  assert.ok(ahead < 16 * MEGABYTE, `${ahead} bytes were read before they were taken`);
  assert.ok(memory < 100 * MEGABYTE, `${memory} bytes of memory`);
  await until('all documents are closed', () => counts.open === 0);
});

test('a download that is given up stops reading; only what it began is logged', async () => {
  const { room, counts, size } = await largeRoom(4);
  const controller = new AbortController();
  const response = await fetch(origin + (await linkFor(room.buyer, room)), { signal: controller.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  controller.abort();
  await until('its file is closed', () => counts.open === 0);
  assert.ok(counts.read < size / 2, `${counts.read} of ${size} bytes were read`);
  assert.ok((await readsOf(room.buyer)) <= 2);
});
