import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { grantExclusivity } from '../../../testing/people/deal.builder.ts';
import { buildRivals, secrecyTests } from '../../../testing/privacy/rivals.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const market = await buildRivals(app);
const { owner, buyer, deal, other, otherDeal } = market;

/** The content of one version after the other, and the name of its file. */
const SECRETS = [/3812345/, /3,812,345/, /3899001/, /3,899,001/, /Merriwick/, /quarry/, /seller note/];
const TERMS: [string, string | number][] = [
  ['price', 3_812_345.67],
  ['structure', JSON.stringify({ type: 'assets', vendor_loan: { amount: 1000, text: 'A seller note' } })],
  ['financing', 'A loan of bank Merriwick'],
  ['conditions', 'The quarry stays'],
  ['exclusivity_days', 75],
];

const { body: first } = await buyer.form('POST', '/api/deal_loi_documents/', [['deal_id', deal], ...TERMS]);
const LETTER = `/api/deal_loi_documents/${first.id}/`;
const { body: second } = await buyer.form('PATCH', LETTER, [
  ['price', 3_899_001],
  ['file', [pdf('the quarry'), 'merriwick.pdf']],
]);
await owner.post(`${LETTER}accept_and_set_exclusivity_period/`);
await grantExclusivity(owner, other, otherDeal);
const { revealing, testStrangers, checkMails } = secrecyTests(app, market, SECRETS);

test('the owner finds the terms in the deal, in the written letter and in the file', async () => {
  const urls = [`/api/deals/${deal}/`, `${LETTER}pdf/`, first.file.url, second.file.url];
  assert.deepEqual(await revealing(owner, urls), urls);
});

testStrangers(
  [first.id, first.file.id, second.file.id],
  [
    ['PATCH', LETTER, { price: 1 }],
    ['POST', `${LETTER}withdraw/`, {}],
    ['POST', `${LETTER}decline/`, { decline_reason: 'Below our floor' }],
    ['POST', '/api/deal_loi_documents/', { deal_id: deal, price: 1 }],
  ],
);

test('no mail says what is in a letter, not even one to its parties', async () => {
  await checkMails();
});
