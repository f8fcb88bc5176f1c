import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, TEXT } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { HOUSE_VERSION } from './index.ts';

const app = await buildTestApp();
const OWN = `Purpose
The buyer reads what the seller of the mill shows, to judge it, and for nothing else at all.

The buyer keeps it secret for five years.`;
const LATER = OWN.replace('five', 'seven');

async function listing() {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  return { owner, buyer, id: await publishOffer(owner) };
}
const write = (owner: Actor, id: number, text: string) => owner.post(paths.ownAgreement(id), { text });
const today = async (buyer: Actor, id: number) => (await buyer.get(paths.agreementText(id))).body;
const ask = (buyer: Actor, id: number, version?: string) =>
  buyer.post(paths.requestAccess(id), { nda_accepted: true, nda_version: version, language: 'en' });
const signed = async (person: Actor, request: number) =>
  readPdf((await person.get(paths.agreement(request))).raw).replace(/\s+/g, ' ');

test('an owner has their own text signed; what was signed stays, whatever they choose later', async () => {
  const { owner, buyer, id } = await listing();
  const early = await ask(buyer, id, HOUSE_VERSION);
  const { status, body } = await write(owner, id, OWN);
  assert.deepEqual([status, body.own.version, body.own.text], [200, 1, OWN]);
  const shown = await today(buyer, id);
  assert.deepEqual(
    [shown.version, shown.own_version, shown.clauses.map(({ title }: { title: string }) => title)],
    ['own.1', 1, ['Purpose', '']],
  );
  const [one, two] = [await signedIn(app), await signedIn(app)];
  const first = await ask(one, id, 'own.1');
  assert.equal(first.status, 201, JSON.stringify(first.body));
  await write(owner, id, LATER);
  assert.equal((await ask(two, id, 'own.1')).body.code, 'access_request.agreement_changed');
  const second = await ask(two, id, 'own.2');
  assert.equal((await owner.delete(paths.ownAgreement(id))).status, 204);
  assert.deepEqual(
    [(await today(buyer, id)).version, (await owner.get(paths.ownAgreement(id))).body.own],
    [HOUSE_VERSION, null],
  );
  for (const [person, request, words, other] of [
    [buyer, early, 'Two years from the end of the deal', 'secret for'],
    [one, first, 'secret for five years', 'seven'],
    [two, second, 'secret for seven years', 'five'],
  ] as const)
    for (const reader of [person, owner]) {
      const text = await signed(reader, request.body.id);
      assert.ok(text.includes(words) && !text.includes(other), text);
    }
  // Chosen again, it is another version.
  assert.equal((await write(owner, id, OWN)).body.own.version, 4);
});

test('a deal leads to the text of the owner that was signed', async () => {
  const { owner, buyer, id } = await listing();
  await write(owner, id, OWN);
  const { body: request } = await ask(buyer, id);
  const { body } = await owner.post(paths.accessRequest(request.id, 'accept'));
  const deal = (await buyer.get(paths.deal(body.deal_id))).body;
  assert.equal(deal.timeline[0].event, 'agreement_signed');
  assert.match(await signed(buyer, deal.access_request_id), /own text, version 1.*secret for five years/);
});

for (const [what, text] of [
  ['none', ''],
  ['one that is short', 'Keep it secret.'],
  ['one that is long', 'x'.repeat(TEXT.agreementMax + 1)],
] as const)
  test(`a text is refused: ${what}`, async () => {
    const { owner, id } = await listing();
    const { status, body } = await write(owner, id, text);
    assert.deepEqual([status, Object.keys(body)[0]], [400, 'text']);
    assert.equal((await owner.get(paths.ownAgreement(id))).body.own, null);
  });

test('what is written is not changed', async () => {
  const { owner, id } = await listing();
  await write(owner, id, OWN);
  await assert.rejects(app.db.execute(sql`update own_agreements set clauses = null`));
});

test('a listing that was never in a deal goes with its texts and signatures', async () => {
  const { owner, buyer, id } = await listing();
  await write(owner, id, OWN);
  await ask(buyer, id);
  assert.equal((await owner.delete(paths.opportunity(id))).status, 204);
});

test('staff change the text of the marketplace for what is signed from now on', async () => {
  const { owner, buyer, id } = await listing();
  const staff = await signedIn(app, { isStaff: true });
  const early = await ask(buyer, id);
  const { body: before } = await staff.get(paths.houseAgreement);
  assert.equal(before.version, HOUSE_VERSION);
  const change = (version: string, word: string) =>
    staff.post(paths.houseAgreement, {
      version,
      texts: { ...before.texts, en: { ...before.texts.en, sell: before.texts.en.sell.replace('Two', word) } },
    });
  const [one, other] = await Promise.all([change(HOUSE_VERSION, 'Three'), change(HOUSE_VERSION, 'Three')]);
  assert.deepEqual([one.status, other.status].sort(), [200, 409], 'of two at once, one');
  const { body: now } = await staff.get(paths.houseAgreement);
  assert.match(now.version, /^\d{4}-\d{2}-\d{2}$/);
  const late = await signedIn(app);
  assert.equal((await ask(late, id, HOUSE_VERSION)).body.code, 'access_request.agreement_changed');
  const signedLate = await ask(late, id, now.version);
  assert.match(await signed(late, signedLate.body.id), /Three years from the end/);
  assert.match(await signed(owner, early.body.id), /Two years from the end/);
  assert.equal((await change(now.version, 'Four')).body.version, `${now.version}.2`);
});
