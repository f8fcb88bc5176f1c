import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { deals, fileReads, moderationEvents } from '../../../db/schema/index.ts';
import { openRoom, send, uploaded } from '../../../testing/deals/data-room.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const KINDS = ['annual_accounts', 'documents', 'general_ledgers'] as const;

/** Status of list, download, upload and delete. */
async function tries(actor: Actor, collection: string, ownerId: number, fileId: number) {
  const owner = collection.includes('opportunity') ? 'opportunity_id' : 'company_id';
  const responses = [
    await actor.get(`/api/${collection}/?${owner}=${ownerId}`),
    await actor.get(`/api/files/${fileId}/`),
    await send(actor, collection, ownerId, 'new.pdf'),
    await actor.delete(`/api/${collection}/${fileId}/`),
  ];
  return responses.map(({ status }) => status).join(' ');
}

test('only the owner may access the files of a company, not even staff', async () => {
  const owner = await signedIn(app);
  const company = await registerCompany(owner);
  const [file = 0] = await uploaded(owner, 'files_of_company', company, 'a.pdf');
  for (const other of [await signedIn(app), await signedIn(app, { isStaff: true })])
    assert.equal(await tries(other, 'files_of_company', company, file), '404 404 404 404');
});

test('files of an opportunity are 404 while it is hidden, else 403; the requester reads the copies of the deal', async () => {
  const owner = await signedIn(app);
  const other = await signedIn(app);
  const hidden = await offerCompany(owner);
  const [secret = 0] = await uploaded(owner, 'opportunity_documents', hidden, 'a.pdf');
  assert.equal(await tries(other, 'opportunity_documents', hidden, secret), '404 404 404 404');
  const listing = await publishOffer(owner);
  const [file = 0] = await uploaded(owner, 'opportunity_documents', listing, 'a.pdf');
  assert.equal(await tries(other, 'opportunity_documents', listing, file), '403 404 403 404');
  const { buyer } = await openRoom(app, listing, owner);
  assert.equal(await tries(buyer, 'opportunity_documents', listing, file), '403 404 403 404');
});

test('a published opportunity stays published when its files change', async () => {
  const owner = await signedIn(app);
  const listing = await publishOffer(owner);
  await uploaded(owner, 'opportunity_documents', listing, 'a.pdf');
  assert.equal((await owner.get(`/api/opportunities/${listing}/`)).body.validated, true);
});

/** The files of the deal that the requester may list and download, by kind. */
async function opened(room: Awaited<ReturnType<typeof openRoom>>, ids: number[]) {
  const open: string[] = [];
  for (const [index, kind] of KINDS.entries()) {
    const url = `/api/deal_opportunity_${kind}/?opportunity_id=${room.roomId}`;
    const list = await room.buyer.get(url);
    const file = await room.buyer.get(`/api/files/${ids[index]}/`);
    assert.equal(file.status, list.status === 200 ? 200 : 404, kind);
    if (list.status === 200) open.push(kind);
    else assert.equal(list.status, 403, kind);
    assert.equal((await room.seller.get(url)).status, 200, 'its owner always');
  }
  return open.join(' ');
}
async function filled(room: Awaited<ReturnType<typeof openRoom>>) {
  const ids: number[] = [];
  for (const kind of KINDS)
    ids.push(...(await uploaded(room.seller, `deal_opportunity_${kind}`, room.roomId, `${kind}.pdf`)));
  return ids;
}

test('the phases disclose documents, then annual accounts, then the ledger; a declined letter closes the accounts again', async () => {
  const room = await openRoom(app);
  const ids = await filled(room);
  assert.equal(await opened(room, ids), 'documents');
  const first = await room.letter();
  assert.equal(await opened(room, ids), 'annual_accounts documents');
  await room.decline(first);
  assert.equal(await opened(room, ids), 'documents');
  await room.accept(await room.letter());
  assert.equal(await opened(room, ids), KINDS.join(' '));
  await room.to('spa');
  await room.to('closing');
  assert.equal(await opened(room, ids), KINDS.join(' '));
  await room.complete();
  assert.equal(await opened(room, ids), KINDS.join(' '));
});

test('exclusivity closes the files to rivals until it ends, also when no job has run', async () => {
  const room = await openRoom(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const ids = await filled(rival);
  await rival.letter();
  await room.accept(await room.letter());
  assert.equal(await opened(rival, ids), '');
  assert.equal(
    await tries(rival.seller, 'deal_opportunity_documents', rival.roomId, ids[1] ?? 0),
    '200 200 409 409',
  );
  await app.db
    .update(deals)
    .set({ exclusivityEndsAt: new Date(Date.now() - 1000) })
    .where(eq(deals.id, room.dealId));
  assert.equal(await opened(rival, ids), 'annual_accounts documents');
});

test('in a deal paused by a party files are read-only; in a cancelled deal the requester reads none', async () => {
  const room = await openRoom(app);
  const ids = await filled(room);
  await room.pause();
  assert.equal(await opened(room, ids), 'documents');
  const at = [room.roomId, ids[1] ?? 0] as const;
  assert.equal(await tries(room.seller, 'deal_opportunity_documents', ...at), '200 200 409 409');
  await room.cancel();
  assert.equal(await opened(room, ids), '');
  assert.equal(await tries(room.seller, 'deal_opportunity_documents', ...at), '200 200 409 409');
  assert.equal(
    (
      await room.seller.post('/api/deal_opportunity_documents/delete_chosen_files/', {
        opportunity_id: room.roomId,
        file_ids: [at[1]],
      })
    ).status,
    409,
  );
});

test('after a sale the files of the opportunity and of the deal are read-only', async () => {
  const room = await openRoom(app);
  const [own = 0] = await uploaded(room.seller, 'opportunity_documents', room.listing, 'own.pdf');
  const ids = await filled(room);
  await room.accept(await room.letter());
  await room.to('spa');
  await room.to('closing');
  await room.complete();
  assert.equal(await tries(room.seller, 'opportunity_documents', room.listing, own), '200 200 409 409');
  const at = [room.roomId, ids[1] ?? 0] as const;
  assert.equal(await tries(room.seller, 'deal_opportunity_documents', ...at), '200 200 409 409');
});

test('the requester may not change files; for a rival and a stranger they are 404', async () => {
  const room = await openRoom(app);
  const rival = await openRoom(app, room.listing, room.seller);
  const ids = await filled(room);
  const at = [room.roomId, ids[1] ?? 0] as const;
  assert.equal(await tries(room.buyer, 'deal_opportunity_documents', ...at), '200 200 403 403');
  for (const other of [rival.buyer, await signedIn(app)])
    assert.equal(await tries(other, 'deal_opportunity_documents', ...at), '404 404 404 404');
});

test('staff read files of opportunities and deals, which is logged, and may not change them', async () => {
  const room = await openRoom(app);
  const staff = await signedIn(app, { isStaff: true });
  const [own = 0] = await uploaded(room.seller, 'opportunity_documents', room.listing, 'own.pdf');
  const [, file = 0] = await filled(room);
  assert.equal(await tries(staff, 'opportunity_documents', room.listing, own), '200 200 403 403');
  assert.equal(await tries(staff, 'deal_opportunity_documents', room.roomId, file), '200 200 403 403');
  const events = await app.db
    .select()
    .from(moderationEvents)
    .where(eq(moderationEvents.staffId, staff.user.id));
  assert.deepEqual(
    events.map(({ event, opportunityId, dealId }) => [event, opportunityId, dealId]),
    [
      ['file_read', room.listing, null],
      ['file_read', room.listing, null],
      ['file_read', room.listing, room.dealId],
      ['file_read', room.listing, room.dealId],
    ],
  );
  const reads = await app.db.select().from(fileReads).where(eq(fileReads.fileId, file));
  assert.deepEqual(
    reads.map(({ userId }) => userId),
    [staff.user.id],
  );
});

test('both sides read a letter, only under its own id', async () => {
  const room = await openRoom(app);
  const letter = await room.letter();
  const { file } = (await room.seller.get(`/api/deals/${room.dealId}/`)).body.loi_documents[0];
  for (const side of [room.seller, room.buyer]) assert.equal((await side.get(file.url)).status, 200);
  assert.equal((await (await signedIn(app)).get(file.url)).status, 404);
  for (const kind of KINDS)
    assert.equal((await room.seller.delete(`/api/deal_opportunity_${kind}/${file.id}/`)).status, 404);
  await room.decline(letter);
  assert.equal((await room.buyer.get(file.url)).status, 200);
});
