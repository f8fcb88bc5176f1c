import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { grantExclusivity } from '../../../testing/people/deal.builder.ts';
import { buildRivals, secrecyTests } from '../../../testing/privacy/rivals.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const market = await buildRivals(app);
const { owner, buyer, deal, other, otherDeal } = market;

/** Subject, question, answer, what the answer said before, and names of attachments. */
const SECRETS = [/Merriwick/, /quarry/, /nine years/, /twelve years/, /asked\.pdf/, /answered\.pdf/];

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
const OPEN = `${ALL}${open.id}/`;
await grantExclusivity(owner, other, otherDeal);
const FILES = [asked.files[0], answered.answer_files[0]];
const { revealing, testStrangers, checkMails } = secrecyTests(app, market, SECRETS);

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

testStrangers(
  [asked.id, open.id, ...FILES.map(({ id }) => id)],
  [
    ['PATCH', ONE, { answer: 'Ours' }],
    ['PATCH', OPEN, { answer: 'Ours' }],
    ['PATCH', OPEN, { removed_files: [FILES[0].id] }],
    ['DELETE', OPEN, undefined],
    ['POST', ALL, { deal_id: deal, question: 'Who are you?' }],
  ],
);

test('no mail says what was asked or answered, not even one to its parties', async () => {
  const to = await checkMails();
  assert.ok(to(owner).some((mail) => mail.includes(`/user-deals/view/${deal}?tab=questions`)));
});
