import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { dateIn, sendLetter, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { readConfig } from '../../config.ts';
import { attachment } from '../../storage/file-name.ts';

// One buyer has a deal for each test.
const app = await buildTestApp({ rules: { ...readConfig({}).rules, requestsADay: 100 } });
const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
const LETTERS = '/api/deal_loi_documents/';
const start = async () => startDeal(owner, buyer, await publishOffer(owner));
const letters = async (deal: number, viewer: Actor = owner) =>
  (await viewer.get(`/api/deals/${deal}/`)).body.loi_documents;

const structure = {
  type: 'shares',
  earn_out: { amount: 300_000, text: 'On the EBITDA of next year' },
  vendor_loan: null,
};
const TERMS = {
  price: 3_800_000,
  currency: 2,
  structure,
  financing: 'Bank loan of 60%, the rest is equity',
  conditions: 'The lease is prolonged',
  exclusivity_days: 75,
};
const fields = (terms: object): [string, FormPart][] =>
  Object.entries(terms).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
const send = (deal: number, terms: object, more: [string, FormPart][] = []) =>
  buyer.form('POST', LETTERS, [['deal_id', deal], ...fields(terms), ...more]);
const ownFile: [string, FormPart][] = [['file', [pdf(), 'signed.pdf']]];

test('complete terms without a file: the server writes the letter as a PDF, with both names', async () => {
  const deal = await start();
  const sent = await send(deal, TERMS);
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  const { terms, file, file_made, number, version, submitted_by, versions } = sent.body;
  assert.deepEqual(terms, TERMS);
  assert.deepEqual(
    [file.name, file_made, number, version, submitted_by],
    ['Letter of intent 1, version 1.pdf', true, 1, 1, 'Thomas Keller'],
  );
  assert.equal(versions.length, 1);
  const text = readPdf((await owner.get(file.url)).raw).replace(/\s+/g, ' ');
  for (const each of ['Thomas Keller', 'Claire Moreau', 'USD 3,800,000', 'The lease is prolonged'])
    assert.ok(text.includes(each), `${each} in ${text}`);
});

test('a file of one’s own stands with the terms that were typed beside it, also with some of them', async () => {
  const whole = await send(await start(), TERMS, ownFile);
  assert.deepEqual([whole.status, whole.body.file.name, whole.body.file_made], [201, 'signed.pdf', false]);
  assert.deepEqual(whole.body.terms, TERMS);
  const { status, body } = await send(await start(), { price: 2_000_000 }, ownFile);
  assert.equal(status, 201);
  assert.deepEqual(body.terms, {
    price: 2_000_000,
    currency: 1,
    structure: null,
    financing: '',
    conditions: '',
    exclusivity_days: null,
  });
});

test('without terms nothing but the file is said', async () => {
  const deal = await start();
  await sendLetter(buyer, deal);
  const [letter] = await letters(deal);
  assert.deepEqual([letter.terms, letter.file_made], [null, false]);
});

for (const [what, change, field, code] of [
  ['a missing price', { price: 'null' }, 'price', 'value.required'],
  ['a price with three decimals', { price: '1.001' }, 'price', 'value.two_decimals'],
  ['a currency that does not exist', { currency: 5 }, 'currency', 'value.too_large'],
  ['a structure that is no JSON', { structure: '{' }, 'structure', 'value.invalid'],
  ['another structure', { structure: { type: 'loan' } }, 'structure.type', 'value.not_a_choice'],
  [
    'a negative earn-out',
    { structure: { type: 'shares', earn_out: { amount: -1 } } },
    'structure.earn_out.amount',
    'value.too_small',
  ],
  [
    'parts above the price',
    { structure: { type: 'shares', vendor_loan: { amount: 3_800_000.01 } } },
    'structure',
    'loi.parts_exceed_price',
  ],
  ['a year and a day of exclusivity', { exclusivity_days: 366 }, 'exclusivity_days', 'value.too_large'],
  ['half a day of exclusivity', { exclusivity_days: '0.5' }, 'exclusivity_days', 'value.invalid'],
  ['a financing that is too long', { financing: 'x'.repeat(5001) }, 'financing', 'value.too_long'],
] as const)
  test(`${what} is refused at its field, and nothing is kept`, async () => {
    const deal = await start();
    const { status, body } = await send(deal, { ...TERMS, ...change });
    assert.equal(status, 400, JSON.stringify(body));
    assert.equal(body.codes[field]?.[0]?.code, code, JSON.stringify(body.codes));
    assert.deepEqual(await letters(deal), []);
  });

test('a new version: what is not named stays, the letter is written again, earlier ones stay readable', async () => {
  const deal = await start();
  const { body: first } = await send(deal, TERMS);
  const patched = await buyer.patch(`${LETTERS}${first.id}/`, { price: 3_900_000, conditions: '' });
  assert.equal(patched.status, 200, JSON.stringify(patched.body));
  const [letter] = await letters(deal);
  assert.deepEqual(letter.terms, { ...TERMS, price: 3_900_000, conditions: '' });
  assert.deepEqual(
    letter.versions.map((each: typeof letter) => [each.version, each.terms.price, each.file_made]),
    [
      [1, 3_800_000, true],
      [2, 3_900_000, true],
    ],
  );
  assert.equal(letter.versions[0].file.id, first.file.id);
  assert.notEqual(letter.file.id, first.file.id);
  assert.equal(letter.versions[0].created_at, letter.created_at);
  assert.ok(letter.versions[1].created_at > letter.created_at);
  for (const [version, price] of [
    [1, 'USD 3,800,000'],
    [2, 'USD 3,900,000'],
  ]) {
    const { raw } = await owner.get(`${LETTERS}${first.id}/pdf/?language=en&version=${version}`);
    assert.ok(readPdf(raw).replace(/\s+/g, ' ').includes(String(price)), `version ${version}`);
  }
  assert.equal((await owner.get(`${LETTERS}${first.id}/pdf/?version=3`)).status, 404);
});

test('a written letter can’t lose its terms; with a file of one’s own it can', async () => {
  const deal = await start();
  const { body } = await send(deal, TERMS);
  const url = `${LETTERS}${body.id}/`;
  const refused = await buyer.patch(url, { financing: '' });
  assert.deepEqual([refused.status, Object.keys(refused.body.codes)], [400, ['financing']]);
  const replaced = await buyer.form('PATCH', url, [['financing', ''], ...ownFile]);
  assert.equal(replaced.status, 200, JSON.stringify(replaced.body));
  assert.deepEqual([replaced.body.file_made, replaced.body.terms.financing], [false, '']);
});

test('a file of one’s own stays until it is replaced by a written letter', async () => {
  const { body } = await send(await start(), { price: 2_000_000 }, ownFile);
  const url = `${LETTERS}${body.id}/`;
  const incomplete = await buyer.form('PATCH', url, [['file', '']]);
  assert.deepEqual([incomplete.status, Object.keys(incomplete.body.codes)], [400, ['structure']]);
  const kept = await buyer.form('PATCH', url, fields(TERMS));
  assert.deepEqual([kept.body.file.id, kept.body.file_made], [body.file.id, false]);
  const written = await buyer.form('PATCH', url, [['file', '']]);
  assert.deepEqual([written.body.file_made, written.body.terms], [true, TERMS]);
  assert.equal(written.body.versions[0].file.name, 'signed.pdf');
});

test('numbers go on over the letters of a deal, whatever became of them', async () => {
  const deal = await start();
  const reason = { decline_reason: 'The price is below our floor' };
  const { body: first } = await send(deal, TERMS);
  await owner.post(`${LETTERS}${first.id}/decline/`, reason);
  const { body: second } = await send(deal, TERMS);
  await buyer.post(`${LETTERS}${second.id}/withdraw/`);
  const { body: third } = await send(deal, TERMS);
  assert.equal(third.file.name, 'Letter of intent 3, version 1.pdf');
  assert.deepEqual(
    (await letters(deal, buyer)).map((each: typeof third) => [each.number, each.status]),
    [
      [3, 'submitted'],
      [2, 'withdrawn'],
      [1, 'declined'],
    ],
  );
});

test('the PDF in both languages, for both sides; without complete terms there is none', async () => {
  const deal = await start();
  const { body } = await send(deal, { price: 1_000_000 }, ownFile);
  const url = `${LETTERS}${body.id}/pdf/`;
  const none = await buyer.get(url);
  assert.deepEqual([none.status, none.body.code], [409, 'loi.terms_incomplete']);
  await buyer.form('PATCH', `${LETTERS}${body.id}/`, fields(TERMS));
  for (const viewer of [owner, buyer])
    for (const [language, title] of [
      ['en', 'Letter of intent 1, version 2.pdf'],
      ['fr', 'Lettre d’intention 1, version 2.pdf'],
    ] as const) {
      const { status, headers, raw } = await viewer.get(`${url}?language=${language}`);
      assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
      assert.equal(headers['content-disposition'], attachment(title));
      assert.ok(readPdf(raw).includes('Thomas Keller'));
    }
});

for (const [what, call] of [
  ['accepted', (id: number) => ['POST', `${LETTERS}${id}/accept_and_set_exclusivity_period/`, {}]],
  ['declined', (id: number) => ['POST', `${LETTERS}${id}/decline/`, { decline_reason: 'Below our floor' }]],
] as [string, (id: number) => ['POST', string, object]][])
  test(`a version that was not read is not ${what}`, async () => {
    const deal = await start();
    const { body: read } = await send(deal, TERMS);
    await buyer.patch(`${LETTERS}${read.id}/`, { price: 1_000_000 });
    const [method, url, body] = call(read.id);
    const refused = await owner.call(method, url, body, { 'if-match': `"${read.updated_at}"` });
    assert.deepEqual([refused.status, refused.body.code], [409, 'record.changed']);
    const [letter] = await letters(deal);
    const taken = await owner.call(method, url, body, { 'if-match': `"${letter.updated_at}"` });
    assert.equal(taken.status, 200, JSON.stringify(taken.body));
  });

test('the dates of a letter are UTC days, tomorrow to 90 days ahead, with terms as without', async () => {
  const deal = await start();
  assert.equal((await send(deal, { ...TERMS, expiration_date: dateIn(0) })).status, 400);
  assert.equal((await send(deal, { ...TERMS, expiration_date: dateIn(91) })).status, 400);
  assert.equal((await send(deal, { ...TERMS, expiration_date: dateIn(90) })).status, 201);
});
