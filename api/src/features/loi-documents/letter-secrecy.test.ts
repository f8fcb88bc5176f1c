import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { textOf } from '../../../testing/authorization/private-data.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, grantExclusivity, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { FEATURES } from '../register-features.ts';

const app = await buildTestApp();
const named = (lastName: string) => signedIn(app, { firstName: 'Ada', lastName });
const [owner, buyer] = [await named('Moreau'), await named('Oriflamme')];
const strangers = {
  rival: await named('Ferlambois'),
  'another requester': await named('Merlanne'),
  'a requester of another deal of the owner': await named('Quentovic'),
};
const { rival, 'another requester': pending, 'a requester of another deal of the owner': other } = strangers;

/** The content of one version after the other, with the name of its file and its author. */
const SECRETS = [
  /3812345/,
  /3,812,345/,
  /3899001/,
  /3,899,001/,
  /Merriwick/,
  /quarry/,
  /seller note/,
  /Oriflamme/,
];
const TERMS: [string, string | number][] = [
  ['price', 3_812_345.67],
  ['structure', JSON.stringify({ type: 'assets', vendor_loan: { amount: 1000, text: 'A seller note' } })],
  ['financing', 'A loan of bank Merriwick'],
  ['conditions', 'The quarry stays'],
  ['exclusivity_days', 75],
];

const offer = await publishOffer(owner);
const deal = await startDeal(owner, buyer, offer);
const rivalDeal = await startDeal(owner, rival, offer);
await askAccess(pending, offer);
const otherDeal = await startDeal(owner, other, await publishOffer(owner));
const { body: first } = await buyer.form('POST', '/api/deal_loi_documents/', [['deal_id', deal], ...TERMS]);
const LETTER = `/api/deal_loi_documents/${first.id}/`;
const { body: second } = await buyer.form('PATCH', LETTER, [
  ['price', 3_899_001],
  ['file', [pdf('the quarry'), 'merriwick.pdf']],
]);
await owner.post(`${LETTER}accept_and_set_exclusivity_period/`);
await grantExclusivity(owner, other, otherDeal);

const revealed = (text: string) => SECRETS.filter((secret) => secret.test(text));
/** The calls that read something, each with every id that someone could try. */
const READING = FEATURES.flatMap(({ routes }) => Object.values(routes))
  .filter(({ method }) => method === 'GET')
  .flatMap(({ url }) =>
    url.includes(':id')
      ? [deal, rivalDeal, otherDeal, offer, first.id, first.file.id, second.file.id].map((id) =>
          url.replace(':id', String(id)),
        )
      : [url],
  );

/** The addresses of which the reader learns something. */
async function revealing(reader: Actor, urls: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const { raw, headers } = await reader.get(url);
    if (revealed(`${textOf(raw)}\n${JSON.stringify(headers)}`).length > 0) found.push(url);
  }
  return found;
}

test('the owner finds the terms in the deal, in the written letter and in the file', async () => {
  const urls = [`/api/deals/${deal}/`, `${LETTER}pdf/`, first.file.url, second.file.url];
  assert.deepEqual(await revealing(owner, urls), urls);
});

for (const [who, stranger] of Object.entries(strangers))
  test(`${who} finds nothing of a letter in any response, export or file name`, async () => {
    assert.deepEqual(await revealing(stranger, READING), []);
    for (const [method, url, body] of [
      ['PATCH', LETTER, { price: 1 }],
      ['POST', `${LETTER}withdraw/`, {}],
      ['POST', `${LETTER}decline/`, { decline_reason: 'Below our floor' }],
      ['POST', '/api/deal_loi_documents/', { deal_id: deal, price: 1 }],
    ] as const) {
      const { status, raw } = await stranger.call(method, url, body);
      assert.deepEqual([status, revealed(raw.toString())], [404, []], `${method} ${url}`);
    }
  });

test('no mail says what is in a letter, not even one to its parties', async () => {
  await app.db.execute(
    sql`update notifications set mail_wanted = true, created_at = created_at - interval '2 minutes'`,
  );
  await app.jobs.get('notification-mails')?.work();
  const folder = join(app.config.dataDir, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const addressed = (person: typeof owner) => mails.some((mail) => mail.includes(person.user.email));
  for (const person of [owner, buyer, rival]) assert.ok(addressed(person), person.user.lastName);
  // The seller is told who asked; nobody is told what was offered.
  for (const mail of mails) assert.deepEqual(revealed(mail.replaceAll('Oriflamme', '')), []);
  for (const mail of mails.filter(
    (each) => !each.includes(owner.user.email) && !each.includes(buyer.user.email),
  ))
    assert.deepEqual(revealed(mail), []);
});
