import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { openDeal } from '../../../testing/deals/deal-actions.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { sellThrough } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { pdfWith } from '../../../testing/storage/pdf-files.ts';
import { SECTIONS } from './export/sections.ts';
import { viewerCalls } from './export/viewer-calls.ts';

const app = await buildTestApp();
const URL = '/api/users/current_user/export/';

test('the export of an empty account is complete, with empty lists', async () => {
  const person = await signedIn(app);
  const { status, headers, body } = await person.get(URL);
  assert.equal(status, 200);
  assert.match(
    String(headers['content-disposition']),
    /^attachment; filename="handover-export-[\d-]+\.json"/,
  );
  assert.equal(body.profile.email, person.user.email);
  assert.equal(body.sessions.length, 1);
  assert.deepEqual([body.companies, body.deals, body.files], [[], [], []]);
  assert.equal(body.notification_settings.length, 1);
  assert.ok(!JSON.stringify(body).includes('argon2'));
});

test('the export has all the data of the user, deals as they see them, and working links to files', async () => {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const listing = await publishOffer(seller);
  const document = await seller.form('POST', '/api/opportunity_documents/', [
    ['opportunity_id', listing],
    ['files', [pdf(), 'plan.pdf']],
  ]);
  assert.equal(document.status, 201, JSON.stringify(document.body));
  const own = await seller.form('POST', paths.ownAgreement(listing), [
    ['file', [new Blob([await pdfWith()]), 'secrecy.pdf']],
  ]);
  assert.equal(own.status, 200, JSON.stringify(own.body));
  const deal = await openDeal(seller, buyer, listing);
  await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'How old is the oven?' });

  const mine = (await seller.get(URL)).body;
  assert.equal(mine.companies[0].revenues.length, 3);
  assert.equal(mine.opportunities[0].id, listing);
  assert.equal(mine.opportunities[0].private_data.financial, 'Strictly confidential figures');
  assert.equal(mine.deals[0].id, deal);
  assert.equal(mine.deals[0].questions_and_answers[0].question, 'How old is the oven?');
  assert.ok(mine.notifications.some(({ type }: { type: string }) => type === 'access_requested'));
  assert.equal(mine.opportunities[0].own_agreement.file.sha256, own.body.own.file.sha256);
  for (const name of ['plan.pdf', 'secrecy.pdf']) {
    const file = mine.files.find((each: { name: string }) => each.name === name);
    assert.equal((await seller.get(file.url.replace(app.config.publicUrl, ''))).status, 200);
  }

  const theirs = (await buyer.get(URL)).body;
  assert.deepEqual([theirs.companies, theirs.opportunities, theirs.files], [[], [], []]);
  assert.equal(theirs.access_requests_made[0].opportunity_id, listing);
  const [nda] = theirs.accepted_ndas;
  assert.deepEqual([nda.opportunity_id, nda.version, nda.address], [listing, 'own.1', '127.0.0.1']);
  assert.deepEqual(mine.accepted_ndas, []);
  assert.equal(theirs.deals[0].number_of_active_deals, null);
  assert.equal(theirs.deals[0].documents.general_ledger, null);

  await sellThrough(seller, buyer, deal);
  const sold = (await seller.get(URL)).body;
  assert.deepEqual([sold.opportunities[0].id, sold.opportunities[0].sold], [listing, true]);
  assert.deepEqual(
    sold.access_requests_received.map(({ status }: { status: string }) => status),
    ['accepted'],
  );
});

test('it has the tags and regions that the user added, and what they sent by the contact form', async () => {
  const [person, other] = [await signedIn(app), await signedIn(app)];
  for (const [actor, name] of [
    [person, 'Terroir'],
    [other, 'Stranger'],
  ] as const)
    assert.equal((await actor.post('/api/tags/', { name })).status, 201);
  for (const email of [person.user.email.toUpperCase(), other.user.email])
    await app.db.execute(
      `insert into contact_messages (name, email, message, ip) values ('L', '${email}', 'hello', '::1')`,
    );
  const { body } = await person.get(URL);
  assert.deepEqual(
    [body.tags_added.map(({ name }: { name: string }) => name), body.regions_added],
    [['Terroir'], []],
  );
  assert.deepEqual(
    body.contact_messages.map(({ message }: { message: string }) => message),
    ['hello'],
  );
});

test('a list of several pages is exported completely', async () => {
  const person = await signedIn(app);
  await app.db.execute(
    `insert into notifications (user_id, type, text_key, link) select ${person.user.id}, 'deal_paused', 'deal_paused', '/' from generate_series(1, 230)`,
  );
  assert.equal((await person.get(URL)).body.notifications.length, 230);
});

test('records that are deleted during the export are left out', async () => {
  const seller = await signedIn(app);
  const listings = [await publishOffer(seller), await publishOffer(seller)];
  const calls = viewerCalls(app, { headers: { authorization: `Bearer ${seller.token}` }, ip: '127.0.0.1' });
  const opportunities = SECTIONS.opportunities?.(calls)[Symbol.asyncIterator]();
  const first = (await opportunities?.next())?.value as { id: number };
  const other = listings.find((id) => id !== first.id);
  assert.equal((await seller.delete(`/api/opportunities/${other}/`)).status, 204);
  assert.equal((await opportunities?.next())?.done, true);
});

test('a session that ends before the first byte is 401, not 500', async () => {
  const calls = viewerCalls(app, { headers: { authorization: 'Bearer ended' }, ip: '127.0.0.1' });
  await assert.rejects(calls.one('/api/users/current_user/'), { status: 401 });
});

test('the export needs a session, and is rate limited', async () => {
  assert.equal((await anonymous(app).get(URL)).status, 401);
  const person = await signedIn(app);
  let status = 200;
  for (let i = 0; i < 21 && status === 200; i += 1) status = (await person.get(URL)).status;
  assert.equal(status, 429);
});
