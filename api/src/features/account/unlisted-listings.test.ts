import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { stored, uploaded } from '../../../testing/deals/data-room.ts';
import { cancelDeal, openDeal } from '../../../testing/deals/deal-actions.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { sellThrough } from '../../../testing/people/deal.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

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
