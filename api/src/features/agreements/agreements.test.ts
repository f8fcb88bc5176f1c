import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { HOUSE_VERSION } from './index.ts';

const app = await buildTestApp();
const TITLE = 'Precision machining, aerospace certified';

async function listing() {
  const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const requester = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  return { owner, requester, opportunity: await publishOffer(owner) };
}
const ask = (requester: Actor, opportunity: number, signing: object = {}) =>
  requester.post(paths.requestAccess(opportunity), { nda_accepted: true, ...signing });
const textOf = (raw: Buffer) => readPdf(raw).replace(/\s+/g, ' ');
const read = async (person: Actor, request: number) =>
  textOf((await person.get(paths.agreement(request))).raw);

async function signed(signing: object = {}) {
  const { owner, requester, opportunity } = await listing();
  const { status, body } = await ask(requester, opportunity, signing);
  assert.equal(status, 201, JSON.stringify(body));
  return { owner, requester, opportunity, id: Number(body.id) };
}

for (const [language, words] of [
  ['en', ['Seller', 'Thomas Keller', 'Two years', 'the courts of its seat', 'English', 'Page 1 of']],
  ['fr', ['Vendeur', 'Thomas Keller', 'Deux ans', 'les tribunaux de son siège', 'français', 'Page 1 sur']],
] as const)
  test(`what is signed in ${language} is a document in it, for both sides`, async () => {
    const { owner, requester, id } = await signed({
      ...{ signature: 'thomas keller', nda_version: HOUSE_VERSION, language },
    });
    for (const person of [owner, requester]) {
      const { status, headers, raw } = await person.get(paths.agreement(id));
      assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
      assert.match(String(headers['content-disposition']), /attachment/);
      const text = textOf(raw);
      for (const each of [...words, TITLE, 'thomas keller', '127.0.0.1', HOUSE_VERSION])
        assert.ok(text.includes(each), `${each} in ${text}`);
    }
  });

test('the payload of the specification signs in the name of the account, in the language of the call', async () => {
  const { owner, id } = await signed();
  assert.match(await read(owner, id), /Signed by Thomas Keller Signed on .+ From the address 127\.0\.0\.1/);
});

test('who signed reads the name of the owner while the deal tells it', async () => {
  const { owner, requester, id } = await signed();
  const knows = async () => (await read(requester, id)).includes('Claire Moreau');
  assert.equal(await knows(), false);
  assert.ok((await read(owner, id)).includes('Claire Moreau'));
  const { body } = await owner.post(paths.accessRequest(id, 'accept'));
  assert.equal(await knows(), true);
  await requester.post(paths.cancelDeal(body.deal_id), {
    cancellation_reason: 'Another business fits better',
  });
  assert.equal(await knows(), false);
});

test('a deal leads to the agreement, and its timeline begins with it', async () => {
  const { owner, requester, id } = await signed();
  const { body } = await owner.post(paths.accessRequest(id, 'accept'));
  for (const person of [owner, requester]) {
    const deal = (await person.get(paths.deal(body.deal_id))).body;
    assert.equal(deal.access_request_id, id);
    const [first] = deal.timeline;
    assert.deepEqual(
      [first.event, first.person, first.side, first.created_at],
      ['agreement_signed', 'Thomas Keller', 'buyer', body.created_at],
    );
  }
});

test('it stays as it was signed, whatever the accounts and the listing are called later', async () => {
  const { owner, requester, opportunity, id } = await signed({ language: 'en' });
  const before = await read(owner, id);
  await requester.form('PATCH', paths.user(requester.user.id), [['first_name', 'Theo']]);
  await owner.form('PATCH', paths.opportunity(opportunity), [
    ['project_title', 'Milling for aircraft makers'],
  ]);
  assert.equal(await read(owner, id), before);
  const change = app.db.execute(sql`update agreements set signature = 'x' where access_request_id = ${id}`);
  await assert.rejects(change);
});

for (const [signing, status, found] of [
  [{ signature: 'Somebody Else' }, 400, 'access_request.signature_differs'],
  [{ nda_version: '2026-11' }, 409, 'access_request.agreement_changed'],
  [{ language: 'de' }, 400, null],
] as const)
  test(`a request with ${JSON.stringify(signing)} is refused, and nothing is signed`, async () => {
    const { owner, requester, opportunity } = await listing();
    const refused = await ask(requester, opportunity, signing);
    assert.equal(refused.status, status);
    if (found) assert.ok(JSON.stringify(refused.body).includes(found));
    assert.equal((await owner.get(paths.requestsAsOwner)).body.count, 0);
    assert.equal((await ask(requester, opportunity)).status, 201);
  });

test('the text that is signed is read before, in either language', async () => {
  const { requester, opportunity } = await listing();
  const text = async (language: Language) =>
    (await requester.get(`${paths.agreementText(opportunity)}?language=${language}`)).body;
  const [en, fr] = [await text('en'), await text('fr')];
  assert.deepEqual([en.version, en.language, fr.language], [HOUSE_VERSION, 'en', 'fr']);
  assert.equal(en.clauses.length, fr.clauses.length);
  assert.equal(en.clauses[0].title, 'Purpose');
});

test('another bidder finds no agreement', async () => {
  const { opportunity, id } = await signed();
  const rival = await signedIn(app);
  await ask(rival, opportunity);
  assert.equal((await rival.get(paths.agreement(id))).status, 404);
});
