import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, inArray, sql } from 'drizzle-orm';
import { fileReads, files, opportunities } from '../../../db/schema/index.ts';
import { callInQueue } from '../../../testing/database/lock-waits.ts';
import { openRoom, send, stored, uploaded } from '../../../testing/deals/data-room.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
const rowOf = async (id: number) => (await app.db.select().from(files).where(eq(files.id, id)))[0];
const lockRow = (table: string, id: number) =>
  sql`select from ${sql.identifier(table)} where id = ${id} for update`;
const isStored = async (key: string | undefined) => (await stored(app)).some((name) => key?.endsWith(name));

test('a file that was never disclosed is deleted, row and bytes', async () => {
  const seller = await signedIn(app);
  const listing = await offerCompany(seller);
  const [id = 0] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf');
  const key = (await rowOf(id))?.storageKey;
  assert.equal((await seller.get(`/api/files/${id}/`)).status, 200);
  assert.ok(await isStored(key));
  assert.equal((await seller.delete(`/api/opportunity_documents/${id}/`)).status, 204);
  assert.equal(await rowOf(id), undefined);
  assert.ok(!(await isStored(key)));
});

test('a file that another user has read is hidden; its hash and log of readers stay', async () => {
  const seller = await signedIn(app);
  const staff = await signedIn(app, { isStaff: true });
  const listing = await offerCompany(seller);
  const [id = 0] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf');
  assert.equal((await staff.get(`/api/files/${id}/`)).status, 200);
  assert.equal((await seller.delete(`/api/opportunity_documents/${id}/`)).status, 204);
  const row = await rowOf(id);
  assert.ok(row?.hiddenAt && row.disclosedAt && row.sha256);
  assert.equal((await app.db.select().from(fileReads).where(eq(fileReads.fileId, id))).length, 1);
  for (const actor of [seller, staff]) {
    assert.equal((await actor.get(`/api/files/${id}/`)).status, 404);
    assert.equal((await actor.get(`/api/opportunity_documents/?opportunity_id=${listing}`)).body.count, 0);
  }
});

test('files count as disclosed as soon as the phase opens them, read or not', async () => {
  const room = await openRoom(app);
  const disclosed = async (id: number | undefined) => (await rowOf(id ?? 0))?.disclosedAt !== null;
  const [document] = await uploaded(room.seller, 'deal_opportunity_documents', room.roomId, 'a.pdf');
  const [accounts, wrong] = await uploaded(
    room.seller,
    'deal_opportunity_annual_accounts',
    room.roomId,
    'b.pdf',
    'wrong.pdf',
  );
  const [ledger] = await uploaded(room.seller, 'deal_opportunity_general_ledgers', room.roomId, 'c.pdf');
  const all = async () => [await disclosed(document), await disclosed(accounts), await disclosed(ledger)];
  assert.deepEqual(await all(), [true, false, false]);
  const key = (await rowOf(wrong ?? 0))?.storageKey;
  await room.seller.delete(`/api/deal_opportunity_annual_accounts/${wrong}/`);
  assert.deepEqual([await rowOf(wrong ?? 0), await isStored(key)], [undefined, false]);

  const letter = await room.letter();
  assert.deepEqual(await all(), [true, true, false]);
  await room.decline(letter);
  await room.seller.delete(`/api/deal_opportunity_annual_accounts/${accounts}/`);
  const hidden = await rowOf(accounts ?? 0);
  assert.ok(hidden?.hiddenAt, 'it was open for a while');
  assert.ok(await isStored(hidden.storageKey));

  await room.accept(await room.letter());
  assert.deepEqual(await all(), [true, true, true]);
  await room.seller.delete(`/api/deal_opportunity_general_ledgers/${ledger}/`);
  await uploaded(room.seller, 'deal_opportunity_general_ledgers', room.roomId, 'corrected.pdf');
});

test('a deal copies the files; deleting the original leaves the copy intact', async () => {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  const [original = 0] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf');
  const [accounts = 0] = await uploaded(seller, 'opportunity_annual_accounts', listing, 'b.pdf');
  const room = await openRoom(app, listing, seller);
  const list = `/api/deal_opportunity_documents/?opportunity_id=${room.roomId}`;
  const [copy] = (await room.buyer.get(list)).body.results;
  const [closed] = (await seller.get(list.replace('documents', 'annual_accounts'))).body.results;
  assert.ok((await rowOf(copy.id))?.disclosedAt);
  assert.equal((await rowOf(closed.id))?.disclosedAt, null);

  assert.equal((await seller.delete(`/api/opportunity_documents/${original}/`)).status, 204);
  assert.equal((await seller.delete(`/api/opportunity_annual_accounts/${accounts}/`)).status, 204);
  assert.equal(await rowOf(original), undefined);
  for (const actor of [room.buyer, seller]) {
    const file = await actor.get(copy.url);
    assert.equal(file.status, 200);
    assert.match(file.raw.toString(), /%a\.pdf/);
  }
  const key = (await rowOf(closed.id))?.storageKey;
  assert.ok(await isStored(key));
  await seller.delete(`/api/deal_opportunity_annual_accounts/${closed.id}/`);
  assert.ok(!(await isStored(key)), 'the last row that named them took the bytes along');
});

test('originals deleted while the deal is created: every copy has its bytes', async () => {
  const seller = await signedIn(app);
  const listing = await publishOffer(seller);
  let copied = 0;
  for (const turn of [0, 1, 2, 3]) {
    const ids = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf', 'b.pdf', 'c.pdf');
    const buyer = await signedIn(app);
    const request = await buyer.post(`/api/opportunities/${listing}/request_access/`, { nda_accepted: true });
    const calls = ids.map((id) => () => seller.delete(`/api/opportunity_documents/${id}/`));
    calls.splice(turn, 0, () => seller.post(`/api/access_requests/${request.body.id}/accept/`));
    const responses = await callInQueue(app.db, [lockRow('opportunities', listing)], calls);
    const [accepted] = responses.splice(turn, 1);
    assert.deepEqual(
      responses.map(({ status }) => status),
      [204, 204, 204],
    );
    const { deal_opportunity_id } = (await seller.get(`/api/deals/${accepted?.body.deal_id}/`)).body;
    const url = `/api/deal_opportunity_documents/?opportunity_id=${deal_opportunity_id}`;
    const copies = (await seller.get(url)).body.results;
    copied += copies.length;
    for (const { id } of copies) assert.ok(await isStored((await rowOf(id))?.storageKey));
  }
  assert.ok(copied > 0);
});

test('deleting an opportunity deletes its files; those that staff have read are kept without an owner', async () => {
  const seller = await signedIn(app);
  const staff = await signedIn(app, { isStaff: true });
  const listing = await offerCompany(seller);
  const [kept = 0, gone = 0] = await uploaded(seller, 'opportunity_documents', listing, 'a.pdf', 'b.pdf');
  const key = (await rowOf(gone))?.storageKey;
  assert.equal((await staff.get(`/api/files/${kept}/`)).status, 200);
  assert.equal((await seller.delete(`/api/opportunities/${listing}/`)).status, 204);
  assert.deepEqual([await rowOf(gone), await isStored(key)], [undefined, false]);
  const row = await rowOf(kept);
  assert.ok(row?.hiddenAt && row.opportunityId === null);
  assert.equal((await staff.get(`/api/files/${kept}/`)).status, 404);
});

test('deleting a company deletes its files and those of its opportunities, but not of one that had a deal', async () => {
  const seller = await signedIn(app);
  const company = await registerCompany(seller);
  const fresh = await offerCompany(seller, { company_id: company });
  const listing = await publishOffer(seller, { company_id: company });
  const [ofCompany = 0] = await uploaded(seller, 'general_ledgers', company, 'ledger.pdf');
  const [ofFresh = 0] = await uploaded(seller, 'opportunity_documents', fresh, 'a.pdf');
  const [ofListing = 0] = await uploaded(seller, 'opportunity_documents', listing, 'b.pdf');
  const keys = (
    await app.db
      .select()
      .from(files)
      .where(inArray(files.id, [ofCompany, ofFresh]))
  ).map((file) => file.storageKey);
  const room = await openRoom(app, listing, seller);
  const remove = () => seller.delete(`/api/companies_for_profile/${company}/`);
  assert.equal((await remove()).status, 409);
  assert.ok(await rowOf(ofFresh), 'refused: nothing is gone');
  await room.cancel();
  assert.equal((await remove()).status, 204);
  for (const key of keys) assert.ok(!(await isStored(key)));
  assert.deepEqual([await rowOf(ofCompany), await rowOf(ofFresh)], [undefined, undefined]);
  const kept = await rowOf(ofListing);
  assert.ok(kept?.opportunityId === listing && !kept.hiddenAt && (await isStored(kept.storageKey)));
  const [unlisted] = await app.db.select().from(opportunities).where(eq(opportunities.id, listing));
  assert.ok(unlisted?.unlistedAt);
});

test('an upload while its record is deleted is refused or deleted with it', async () => {
  const seller = await signedIn(app);
  const before = (await stored(app)).length;
  for (const order of [
    ['removal', 'ofCompany', 'ofListing'],
    ['ofCompany', 'removal', 'ofListing'],
    ['ofListing', 'removal', 'ofCompany'],
    ['ofCompany', 'ofListing', 'removal'],
  ] as const) {
    const company = await registerCompany(seller);
    const listing = await offerCompany(seller, { company_id: company });
    const calls = {
      removal: () => seller.delete(`/api/companies_for_profile/${company}/`),
      ofCompany: () => send(seller, 'files_of_company', company, 'a.pdf'),
      ofListing: () => send(seller, 'opportunity_documents', listing, 'b.pdf'),
    };
    const responses = await callInQueue(
      app.db,
      [lockRow('companies', company), lockRow('opportunities', listing)],
      order.map((name) => calls[name]),
    );
    for (const [index, { status }] of responses.entries())
      if (order[index] === 'removal') assert.equal(status, 204);
      else assert.ok(status === 201 || status === 404, `${order[index]}: ${status}`);
    await until('nothing of them is left', async () => (await stored(app)).length === before);
  }
});
