import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { stored, uploaded } from '../../../testing/deals/data-room.ts';
import { cancelDeal, openDeal } from '../../../testing/deals/deal-actions.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { sellThrough } from '../../../testing/people/deal.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { pdfWith } from '../../../testing/storage/pdf-files.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
type Person = Awaited<ReturnType<typeof signedIn>>;
const leave = async (person: Person) => {
  const url = `/api/users/${person.user.id}/`;
  assert.equal((await person.call('DELETE', url, { password: PASSWORD })).status, 204);
};
const rows = async (text: string) => (await app.db.execute(sql.raw(text))).rows;

/** The remaining data of an unlisted opportunity and its record of decisions. */
const remembered = async (listing: number) => {
  const [row] = await rows(
    `select unlisted_at is not null as unlisted, company_state from opportunities where id = ${listing}`,
  );
  const teasers = await rows(
    `select teaser from moderation_events where opportunity_id = ${listing} and event = 'moderated'`,
  );
  return [row?.unlisted, row?.company_state, teasers.map(({ teaser }) => teaser)];
};

test('an unlisted or sold opportunity forgets the company and what staff decided on', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const [ended, sold] = [await publishOffer(seller), await publishOffer(seller)];
  const before = await rows(
    `select 1 from opportunities where id in (${ended}, ${sold}) and company_state->>'activity' is not null`,
  );
  assert.equal(before.length, 2);
  await cancelDeal(buyer, await openDeal(seller, buyer, ended));
  await sellThrough(seller, buyer, await openDeal(seller, buyer, sold));
  assert.deepEqual(await remembered(sold), [true, null, [null]]);
  await leave(seller);
  for (const listing of [ended, sold]) assert.deepEqual(await remembered(listing), [true, null, [null]]);
});

const PRIVATE = {
  city: 'Voiron',
  zip_code: '38 500 Z',
  operational_kpi: 'Forty spindles in two shifts',
  ownership_structure: 'Two sisters, half each',
  organizational_chart: JSON.stringify({
    nodes: [{ id: 'a', name: 'Odile Secret', title: 'Head', parent: null }],
  }),
};
/** Everything that is stored of an opportunity itself, as text. */
const stillStored = async (listing: number) =>
  JSON.stringify([
    await rows(`select * from opportunities where id = ${listing}`),
    await rows(`select * from offices where opportunity_id = ${listing}`),
    await rows(`select * from revenues where opportunity_id = ${listing}`),
    await rows(`select * from files where opportunity_id = ${listing}`),
    await rows(`select * from own_agreements where opportunity_id = ${listing}`),
  ]);

test("after its owner's account is closed, an unlisted opportunity has no private data; the buyer's snapshot keeps them", async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const [ended, sold] = [await publishOffer(seller, PRIVATE), await publishOffer(seller, PRIVATE)];
  for (const listing of [ended, sold]) await uploaded(seller, 'opportunity_documents', listing, 'Lease.pdf');
  await cancelDeal(buyer, await openDeal(seller, buyer, ended));
  const deal = await openDeal(seller, buyer, sold);
  const files = await stored(app);
  // Documents that the seller adds later are theirs alone.
  await uploaded(seller, 'opportunity_documents', sold, 'Notes.pdf');
  await sellThrough(seller, buyer, deal);
  const secrets = [
    ...[
      'Voiron',
      '38 500 Z',
      'Forty spindles',
      'Two sisters',
      'Odile Secret',
      'Strictly confidential',
      '4800000',
    ],
    ...['rue du Four', 'Lease.pdf'],
  ];
  for (const listing of [ended, sold])
    for (const secret of secrets) assert.ok((await stillStored(listing)).includes(secret), secret);
  await leave(seller);
  for (const listing of [ended, sold]) {
    const left = await stillStored(listing);
    for (const secret of [...secrets, 'Notes.pdf']) assert.ok(!left.includes(secret), secret);
    assert.match(left, /Precision machining, aerospace certified/);
  }
  // The bytes that a snapshot has stay; those of the notes are gone, and the buyer's letter has come.
  const now = await stored(app);
  assert.deepEqual(
    files.filter((name) => !now.includes(name)),
    [],
  );
  assert.equal(now.length, files.length + 1);
  const { body } = await buyer.get(`/api/deals/${deal}/`);
  assert.equal(body.status, 'completed');
  assert.match(JSON.stringify(body), /Forty spindles/);
  assert.match(JSON.stringify(body), /Odile Secret/);
  assert.match(JSON.stringify(body), /Lease\.pdf/);
});

test('after the account of the owner is closed, of their own agreements only what was signed stays', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const write = (words: string) =>
    seller.post(paths.ownAgreement(listing), { text: `${words} `.repeat(30).trim() });
  await write('What Odile signed');
  const deal = await openDeal(seller, buyer, listing);
  const file = await seller.form('POST', paths.ownAgreement(listing), [
    ['file', [new Blob([await pdfWith()]), 'Odile later.pdf']],
  ]);
  assert.equal(file.status, 200, JSON.stringify(file.body));
  assert.match(await stillStored(listing), /Odile later/);
  const files = (await stored(app)).length;
  await cancelDeal(buyer, deal);
  await leave(seller);
  assert.doesNotMatch(await stillStored(listing), /Odile later/);
  assert.match(await stillStored(listing), /What Odile signed/);
  await until('its file is gone', async () => (await stored(app)).length === files - 1);
});
