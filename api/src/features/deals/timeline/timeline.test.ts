import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../../db/schema/index.ts';
import { readXlsx } from '../../../../testing/documents/read-xlsx.ts';
import { pdf } from '../../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer, REVENUES } from '../../../../testing/people/business.builder.ts';
import { grantExclusivity, sendLetter, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const REASON = 'We found another business';

async function openedDeal() {
  const seller = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  const listing = await publishOffer(seller);
  const deal = await startDeal(seller, buyer, listing);
  const room = (await seller.get(`/api/deals/${deal}/`)).body.deal_opportunity_id;
  const url = `/api/deals/${deal}/timeline/`;
  return {
    ...{ seller, buyer, listing, deal, room, url },
    entries: async (person: Actor, query = '') => (await person.get(`${url}?${query}`)).body.results,
    add: async (collection: string, ...names: string[]) => {
      const files = names.map((name): [string, [Blob, string]] => ['files', [pdf(name), name]]);
      const { status, body } = await seller.form('POST', `/api/deal_opportunity_${collection}/`, [
        ['opportunity_id', room],
        ...files,
      ]);
      assert.equal(status, 201, JSON.stringify(body));
      return body.files as { id: number; name: string }[];
    },
    edit: (parts: [string, string][]) => seller.form('PATCH', `/api/deal_opportunities/${room}/`, parts),
  };
}
const eventsOf = (entries: { event: string }[]) => entries.map(({ event }) => event);

test('who did it is named to both, the latest comes first, with hour and what it was about', async () => {
  const { seller, buyer, deal, entries } = await openedDeal();
  const asked = await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'Who audits?' });
  const letter = await sendLetter(buyer, deal);
  for (const person of [seller, buyer]) {
    const [last, question, first] = await entries(person);
    assert.deepEqual(
      [last.event, last.person, last.side, last.details],
      ['loi_submitted', 'Thomas Keller', 'buyer', { letter, version: 1 }],
    );
    assert.deepEqual(
      [question.event, question.details],
      ['question_asked', { question: asked.body.id, number: 1, words: 'Who audits?' }],
    );
    assert.deepEqual([first.event, first.person, first.side], ['created', 'Claire Moreau', 'seller']);
    assert.match(first.created_at, /T\d\d:\d\d/);
  }
});

test('an edit is told with the old and the new value, once for each value that changed', async () => {
  const { seller, buyer, room, entries, edit } = await openedDeal();
  await edit([
    ['asking_price', '3500000'],
    ['company_name', 'Atelier Moreau SAS'],
  ]);
  assert.equal((await edit([['asking_price', '3500000']])).status, 200);
  const revenues = [{ ...REVENUES[0], revenue: 5_000_000 }];
  await seller.post(`/api/deal_opportunities/${room}/update_revenues_completely/`, { revenues });
  const [figures, fields, ...more] = await entries(buyer, 'kinds=changes');
  assert.deepEqual(more, [], 'an edit that changes nothing is no event');
  assert.deepEqual(
    fields.details.changes.map(({ field, before, after }: Record<string, unknown>) => [field, before, after]),
    [
      ['asking_price', { amount: 3_900_000, currency: 1 }, { amount: 3_500_000, currency: 1 }],
      ['company_name', 'Atelier Secret', 'Atelier Moreau SAS'],
    ],
  );
  assert.equal(figures.person, 'Claire Moreau');
  assert.ok(
    figures.details.changes.some(
      ({ field, year }: { field: string; year: number }) => field === 'revenue' && year,
    ),
  );
});

test('documents are told by name where their group is open, and not at all before', async () => {
  const { seller, buyer, deal, entries, add } = await openedDeal();
  const [memo] = await add('documents', 'memo.pdf');
  await add('annual_accounts', 'accounts 2025.pdf');
  const kinds = 'kinds=documents';
  assert.deepEqual(
    (await entries(buyer, kinds)).map(({ details }: { details: object }) => details),
    [{ group: 'other', files: [{ id: memo?.id, name: 'memo.pdf' }] }],
  );
  assert.equal((await entries(seller, kinds)).length, 2);
  await sendLetter(buyer, deal);
  assert.equal((await entries(buyer, kinds))[0].details.files[0].name, 'accounts 2025.pdf');
  await buyer.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: REASON });
  assert.deepEqual(
    (await entries(buyer, kinds)).map(({ details }: { details: object }) => details),
    [{ group: 'annual' }, { group: 'other' }],
    'the names are closed again',
  );
});

test('a document that was removed before anyone could read it has never been there', async () => {
  const { seller, buyer, deal, entries, add } = await openedDeal();
  const [wrong, right] = await add('annual_accounts', 'salaries.pdf', 'accounts.pdf');
  const [alone] = await add('annual_accounts', 'private letter.pdf');
  const [memo] = await add('documents', 'memo.pdf');
  for (const id of [wrong?.id, alone?.id])
    assert.equal((await seller.delete(`/api/deal_opportunity_annual_accounts/${id}/`)).status, 204);
  assert.equal((await seller.delete(`/api/deal_opportunity_documents/${memo?.id}/`)).status, 204);
  await sendLetter(buyer, deal);
  const told = await entries(buyer, 'kinds=documents');
  assert.deepEqual(eventsOf(told), ['document_removed', 'documents_added', 'documents_added']);
  assert.deepEqual(told[0].details.files, [{ id: memo?.id, name: 'memo.pdf' }]);
  assert.deepEqual(told[2].details.files, [{ id: right?.id, name: 'accounts.pdf' }]);
  assert.ok(!JSON.stringify(told).includes('salaries'));
});

test('filtered by kind and read by pages; an unknown kind is 400', async () => {
  const { buyer, deal, url, entries } = await openedDeal();
  for (let i = 0; i < 3; i += 1)
    await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: `Question ${i}?` });
  await sendLetter(buyer, deal);
  assert.deepEqual(eventsOf(await entries(buyer, 'kinds=steps,letters')), [
    'loi_submitted',
    'created',
    'agreement_signed',
  ]);
  const { body } = await buyer.get(`${url}?kinds=questions&page_size=2`);
  assert.deepEqual([body.count, body.next_page, body.results.length], [3, 2, 2]);
  assert.equal((await buyer.get(`${url}?kinds=rivals`)).status, 400);
});

test('a rival reads of the exclusivity of somebody, of neither winner nor letter', async () => {
  const { seller, listing, deal, buyer } = await openedDeal();
  const rival = await signedIn(app, { firstName: 'Ivo', lastName: 'Rival' });
  const lost = await startDeal(seller, rival, listing);
  await grantExclusivity(seller, buyer, deal);
  const { results } = (await rival.get(`/api/deals/${lost}/timeline/`)).body;
  assert.deepEqual(eventsOf(results), ['paused_by_exclusivity', 'created', 'agreement_signed']);
  assert.deepEqual([results[0].person, results[0].side, results[0].details], [null, null, null]);
  assert.ok(!JSON.stringify(results).includes('Keller'));
  assert.equal((await rival.get(`/api/deals/${deal}/timeline/`)).status, 404);
  assert.equal((await rival.get(`/api/deals/${deal}/timeline/export/`)).status, 404);
});

test('the export has names, times and values, in either language, and runs nothing as a formula', async () => {
  const { seller, buyer, deal, url, edit } = await openedDeal();
  await edit([['company_name', '=HYPERLINK("https://evil.example")']]);
  await sendLetter(buyer, deal);
  const english = await buyer.call('GET', `${url}export/`, undefined, { 'accept-language': 'en' });
  assert.match(String(english.headers['content-disposition']), /^attachment; filename="Timeline - /);
  const { rows, xml } = readXlsx(english.raw);
  assert.deepEqual(
    rows.map((row) => [row[0], row[2], row[3], row[4]]),
    [
      ['No.', 'Who', 'Side', 'What'],
      ['1', 'Thomas Keller', 'Buyer', 'Confidentiality agreement signed'],
      ['2', 'Claire Moreau', 'Seller', 'Access granted, the deal began'],
      ['3', 'Claire Moreau', 'Seller', 'Details changed'],
      ['4', 'Thomas Keller', 'Buyer', 'Letter of intent submitted'],
    ],
  );
  assert.match(String(rows[3]?.[5]), /^Company name: Atelier Secret → =HYPERLINK/);
  assert.ok(!xml.includes('<f>'), 'a cell is a formula');
  const french = await seller.call('GET', `${url}export/`, undefined, { 'accept-language': 'fr' });
  assert.equal(readXlsx(french.raw).rows[4]?.[4], 'Lettre d’intention déposée');
});

test('who has closed the account is no longer named', async () => {
  const { seller, buyer, deal, entries } = await openedDeal();
  await buyer.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: REASON });
  await app.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, buyer.user.id));
  const [last] = await entries(seller);
  assert.deepEqual([last.event, last.person, last.side], ['cancelled', null, 'buyer']);
  assert.deepEqual(last.details, { reason: REASON });
});
