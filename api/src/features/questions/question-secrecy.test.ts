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

/** Subject, question, answer, what the answer said before, names of attachments, and who asked. */
const SECRETS = [
  /Merriwick/,
  /quarry/,
  /nine years/,
  /twelve years/,
  /asked\.pdf/,
  /answered\.pdf/,
  /Oriflamme/,
];
const revealed = (text: string) => SECRETS.filter((secret) => secret.test(text));

const offer = await publishOffer(owner);
const deal = await startDeal(owner, buyer, offer);
const rivalDeal = await startDeal(owner, rival, offer);
await askAccess(pending, offer);
const otherDeal = await startDeal(owner, other, await publishOffer(owner));
const ALL = '/api/questions_and_answers/';
const { body: asked } = await buyer.form('POST', ALL, [
  ['deal_id', deal],
  ['subject', 'The lease of Merriwick'],
  ['question', 'How long does the quarry stay?'],
  ['files', [pdf('a'), 'asked.pdf']],
]);
const ONE = `${ALL}${asked.id}/`;
await owner.patch(ONE, { answer: 'For nine years' });
const { body: answered } = await owner.form('PATCH', ONE, [
  ['answer', 'For twelve years'],
  ['files', [pdf('b'), 'answered.pdf']],
]);
const { body: open } = await buyer.post(ALL, { deal_id: deal, question: 'And another quarry?' });
await grantExclusivity(owner, other, otherDeal);
const FILES = [asked.files[0], answered.answer_files[0]];

/** The calls that read something, each with every id that someone could try. */
const READING = FEATURES.flatMap(({ routes }) => Object.values(routes))
  .filter(({ method }) => method === 'GET')
  .flatMap(({ url }) =>
    url.includes(':id')
      ? [deal, rivalDeal, otherDeal, offer, asked.id, open.id, ...FILES.map(({ id }) => id)].map((id) =>
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

test('both parties find it in the list, in the question, in the export and in the files', async () => {
  const list = `/api/deals/${deal}/`;
  const urls = [
    `${list}questions_and_answers/`,
    `${list}download_questions_and_answers/`,
    ONE,
    ...FILES.map(({ url }) => url),
  ];
  for (const party of [owner, buyer]) assert.deepEqual(await revealing(party, urls), urls);
});

for (const [who, stranger] of Object.entries(strangers))
  test(`${who} finds nothing of a question in any response, export or file name`, async () => {
    assert.deepEqual(await revealing(stranger, READING), []);
    for (const [method, url, body] of [
      ['PATCH', ONE, { answer: 'Ours' }],
      ['PATCH', `${ALL}${open.id}/`, { answer: 'Ours' }],
      ['PATCH', `${ALL}${open.id}/`, { removed_files: [FILES[0].id] }],
      ['DELETE', `${ALL}${open.id}/`, undefined],
      ['POST', ALL, { deal_id: deal, question: 'Who are you?' }],
    ] as const) {
      const { status, raw } = await stranger.call(method, url, body);
      assert.deepEqual([status, revealed(raw.toString())], [404, []], `${method} ${url}`);
    }
  });

test('no mail says what was asked or answered, not even one to its parties', async () => {
  await app.db.execute(
    sql`update notifications set mail_wanted = true, created_at = created_at - interval '2 minutes'`,
  );
  await app.jobs.get('notification-mails')?.work();
  const folder = join(app.config.dataDir, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const to = (person: typeof owner) => mails.filter((mail) => mail.includes(person.user.email));
  for (const person of [owner, buyer, rival]) assert.ok(to(person).length > 0, person.user.lastName);
  // The owner is told who asked; nobody is told what.
  for (const mail of mails) assert.deepEqual(revealed(mail.replaceAll('Oriflamme', '')), []);
  assert.ok(to(owner).some((mail) => mail.includes(`/user-deals/view/${deal}?tab=questions`)));
  for (const stranger of Object.values(strangers))
    for (const mail of to(stranger)) assert.deepEqual(revealed(mail), []);
});
