import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, paths, type RoomPage } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { files } from '../../../../db/schema/index.ts';
import { openRoom } from '../../../../testing/deals/data-room.ts';
import { indexOf, roomWithRights } from '../../../../testing/deals/room-rights.ts';
import { textOf } from '../../../../testing/documents/text-of.ts';
import { unzip } from '../../../../testing/documents/zip.ts';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { startDeal } from '../../../../testing/people/deal.builder.ts';
import { delegating } from '../../../../testing/people/delegating.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { sample } from '../../../../testing/storage/office-files.ts';
import { locked, pdfWith } from '../../../../testing/storage/pdf-files.ts';
import { writtenDay } from '../../../http/sheets/written-day.ts';
import { isMarked } from '../../files/index.ts';

const app = await buildTestApp();
type Room = Awaited<ReturnType<typeof openRoom>>;
const today = dayOf(new Date(), 'UTC');
const [DAY, JOUR] = [writtenDay(today, 'en'), writtenDay(today, 'fr')];

const turn = (actor: Actor, { dealId }: Pick<Room, 'dealId'>, isOn: boolean, also: number[] = []) =>
  actor.post(paths.setWatermark(dealId), { is_on: isOn, also_in: also });
const on = async (room: Room, also?: number[]) => {
  const { status, body } = await turn(room.seller, room, true, also);
  assert.equal(status, 204, JSON.stringify(body));
};
const add = async (room: Room, name: string, content: Buffer) => {
  const { status, body } = await room.seller.form('POST', '/api/deal_opportunity_documents/', [
    ['opportunity_id', room.roomId],
    ['files', [new Blob([new Uint8Array(content)]), name]],
  ]);
  assert.equal(status, 201, JSON.stringify(body));
  return Number(body.files[0].id);
};
const read = (actor: Actor, id: number, query = '', headers = {}) =>
  actor.call('GET', `${paths.file(id)}${query}`, undefined, headers);
const roomOf = async (actor: Actor, { dealId }: Room, query = '') =>
  (await actor.get(`${paths.dataRoom(dealId)}?page_size=100&${query}`)).body as RoomPage;
const twoPages = () => pdfWith((document) => document.addPage([842, 595]));
type Person = Actor & { user: { firstName: string; lastName: string } };
const nameOf = ({ user }: Person) => `${user.firstName} ${user.lastName}`;
const zipOf = async (actor: Actor, address: string, language = 'en') => {
  const { status, body } = await actor.call('POST', address, {}, { 'accept-language': language });
  assert.equal(status, 200, JSON.stringify(body));
  return anonymous(app).get(body.url);
};

test('each page that a buyer previews or downloads has their name, the day and the deal, in their language', async () => {
  const room = await roomWithRights(app);
  const id = await add(room, 'Plan.pdf', await twoPages());
  assert.equal(await textOf((await read(room.buyer, id)).raw), '');
  await on(room);
  const title = (await room.buyer.get(`/api/deals/${room.dealId}/`)).body.title;
  for (const query of ['', '?view=true']) {
    const { status, raw, headers } = await read(room.buyer, id, query);
    assert.equal(status, 200);
    assert.equal(Number(headers['content-length']), raw.length);
    const text = await textOf(raw);
    const mark = `${nameOf(room.buyer)} ${DAY} (UTC) ${title}`;
    assert.equal(text.split(mark).length - 1, 6, text);
  }
  const french = await textOf((await read(room.buyer, id, '', { 'accept-language': 'fr' })).raw);
  assert.ok(french.includes(`${JOUR} (UTC)`), french);
});

test('the copies of the seller have none; each other reader has their own, which nothing keeps', async () => {
  const { owner, adviser, buyer, delegated } = await delegating(app);
  const { opportunity } = await delegated('read');
  const dealId = await startDeal(owner, buyer, opportunity);
  const roomId = Number((await owner.get(`/api/deals/${dealId}/`)).body.deal_opportunity_id);
  const room = { seller: owner, dealId, roomId } as unknown as Room;
  const id = await add(room, 'Plan.pdf', await twoPages());
  await on(room);
  const staff = await signedIn(app, { isStaff: true });
  for (const actor of [owner, adviser]) assert.equal(await textOf((await read(actor, id)).raw), '');
  for (const actor of [buyer, staff]) {
    const { status, raw, headers } = await read(actor, id, '', { range: 'bytes=0-9', 'if-none-match': '*' });
    assert.equal(status, 200);
    assert.ok((await textOf(raw)).includes(nameOf(actor)), await textOf(raw));
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.equal(headers.etag ?? headers['last-modified'] ?? headers['accept-ranges'], undefined);
  }
});

test('the zip of all documents has it, too; a pdf that can not be marked is withheld from then on', async () => {
  const room = await roomWithRights(app);
  await add(room, 'Plan.pdf', await twoPages());
  await add(room, 'Memo.docx', sample('memo.docx'));
  const protectedId = await add(room, 'Register.pdf', await pdfWith(locked('')));
  await on(room);
  const address = paths.createDataRoomDownload(room.dealId);
  const first = await zipOf(room.buyer, address);
  assert.equal(first.headers['content-length'], undefined);
  const told: Record<string, string> = {};
  for (const [path, bytes] of Object.entries(unzipSync(first.raw))) {
    const content = Buffer.from(bytes);
    const text = path.endsWith('pdf') ? await textOf(content) : '';
    const isOriginal = content.equals(sample('memo.docx'));
    const what = text.includes(nameOf(room.buyer)) ? 'marked' : isOriginal ? 'as it is' : text;
    told[path.split(' ').at(-1) ?? ''] = what.slice(0, 50);
  }
  assert.deepEqual(told, {
    'Lease.pdf': 'marked',
    'Staff.pdf': 'marked',
    'Audit.pdf': 'marked',
    'Plan.pdf': 'marked',
    'Memo.docx': 'as it is',
    'Register.pdf': 'Register.pdf This pdf is protected or damaged, and',
  });
  const later = unzip((await zipOf(room.buyer, address)).raw);
  assert.ok(![...later.keys()].some((path) => path.endsWith('Register.pdf')));
  assert.equal((await read(room.buyer, protectedId)).status, 404);
  assert.equal((await read(room.seller, protectedId)).status, 200);
  const row = (page: RoomPage) => page.results.find(({ id }) => id === protectedId);
  const seen = row(await roomOf(room.buyer, room));
  assert.deepEqual([seen?.access, seen?.is_withheld], ['listed', true]);
  assert.equal(row(await roomOf(room.seller, room, 'as=buyer'))?.access, 'listed');
  assert.equal(row(await roomOf(room.seller, room))?.is_withheld, true);
  assert.deepEqual((await roomOf(room.seller, room)).watermark, {
    is_on: true,
    counts: { marked: 5, unmarkable: 1, others: [{ extension: 'docx', count: 1 }] },
  });
  assert.deepEqual((await roomOf(room.buyer, room)).watermark, { is_on: true, counts: null });
  assert.equal((await turn(room.seller, room, false)).status, 204);
  assert.equal((await read(room.buyer, protectedId)).status, 200);
});

test('the job finds what can not be marked before anybody opens it; its refusal says so', async () => {
  const room = await roomWithRights(app);
  await on(room);
  const early = await add(room, 'Early.pdf', await pdfWith(locked('')));
  const refused = await read(room.buyer, early);
  assert.deepEqual([refused.status, refused.body.code], [409, 'file.no_watermark']);
  const late = await add(room, 'Late.pdf', await pdfWith(locked('')));
  await app.jobs.get('documents-read')?.work();
  assert.equal((await read(room.buyer, late)).status, 404);
  const shown = await indexOf(room.buyer, room);
  assert.deepEqual(
    shown.filter(({ access }) => access === 'listed').map(({ name }) => name),
    ['Early.pdf', 'Late.pdf'],
  );
});

test('one that was found while the watermark was being set is withheld by who opens it', async () => {
  const room = await roomWithRights(app);
  const id = await add(room, 'Register.pdf', await pdfWith(locked('')));
  await on(room);
  await app.db.update(files).set({ unmarkable: true }).where(eq(files.id, id));
  assert.equal((await read(room.buyer, id)).status, 409);
  assert.equal((await read(room.buyer, id)).status, 404);
});

test('it is set for other buyers of the listing, and the next begins as the newest has it', async () => {
  const room = await roomWithRights(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const isOn = async (dealId: number) => (await roomOf(room.seller, { dealId } as Room)).watermark.is_on;
  await on(room);
  assert.deepEqual([await isOn(room.dealId), await isOn(rival.dealId)], [true, false]);
  const stranger = await openRoom(app);
  assert.equal((await turn(room.seller, room, false, [stranger.dealId])).status, 404);
  assert.equal(await isOn(room.dealId), true);
  await on(room, [rival.dealId]);
  assert.equal(await isOn(rival.dealId), true);
  const next = await openRoom(app, room.listing, room.seller);
  assert.equal(await isOn(next.dealId), true);
  assert.equal((await roomOf(stranger.seller, stranger)).watermark.is_on, false);
});

test('only pdfs of the data room are marked: not a letter, nor another kind of document', () => {
  const watermark = { title: 'Bakery' };
  const file = (kind: string, extension: string) => ({ kind, extension }) as never;
  assert.equal(isMarked(file('documents', 'pdf'), watermark), true);
  assert.equal(isMarked(file('documents', 'pdf'), undefined), false);
  assert.equal(isMarked(file('documents', 'xlsx'), watermark), false);
  assert.equal(isMarked(file('loi', 'pdf'), watermark), false);
});
