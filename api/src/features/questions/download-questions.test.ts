import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, shownIn } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { eq } from 'drizzle-orm';
import { moderationEvents, users } from '../../../db/schema/index.ts';
import { readXlsx } from '../../../testing/documents/read-xlsx.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

async function dealWithQuestions() {
  const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  const deal = await startDeal(owner, buyer, await publishOffer(owner));
  const all = '/api/questions_and_answers/';
  const first = await buyer.form('POST', all, [
    ['deal_id', deal],
    ['question', '=HYPERLINK("https://evil.example";"Accounts")'],
    ['subject', '-1+cmd'],
    ['category', 'financial'],
    ['files', [pdf('plan'), '@plan.pdf']],
  ]);
  const one = `${all}${first.body.id}/`;
  await owner.patch(one, { answer: '+1' });
  const answered = await owner.form('PATCH', one, [
    ['answer', '@SUM(A1) & <b>no</b>'],
    ['files', [pdf('a'), 'Annex A.pdf']],
    ['files', [pdf('b'), 'Annex B.pdf']],
  ]);
  assert.equal(answered.status, 200);
  await owner.post(all, { deal_id: deal, question: 'How will you finance it?' });
  const askedAt = Date.parse(first.body.created_at);
  const day = marketDay(answered.body.answered_at);
  return { owner, buyer, deal, askedAt, day, url: `/api/deals/${deal}/download_questions_and_answers/` };
}

/** Columns of times. */
const TIMES = [1, 7, 11];

test('both parties get the questions in order, with names and attachments, and no text is run as a formula', async () => {
  const { owner, buyer, askedAt, day, url } = await dealWithQuestions();
  for (const party of [owner, buyer]) {
    const response = await party.get(url);
    assert.equal(response.status, 200);
    assert.match(String(response.headers['content-type']), /spreadsheetml\.sheet/);
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="Questions and answers - Precision machining, aerospace certified\.xlsx"/,
    );
    const { rows, xml } = readXlsx(response.raw);
    assert.deepEqual(
      rows.map((row) => row.filter((_, index) => !TIMES.includes(index))),
      [
        [
          'No.',
          'Asked by',
          'Subject',
          'Topic',
          'Question',
          'Attachments of the question',
          'Answered by',
          'Answer',
          'Attachments of the answer',
          'Earlier answers',
        ],
        [
          '1',
          'Thomas Keller (Buyer)',
          "'-1+cmd",
          'Financial',
          `'=HYPERLINK("https://evil.example";"Accounts")`,
          "'@plan.pdf",
          'Claire Moreau (Seller)',
          "'@SUM(A1) & <b>no</b>",
          'Annex A.pdf\nAnnex B.pdf',
          `${day}: +1`,
        ],
        ['2', 'Claire Moreau (Seller)', '', '', 'How will you finance it?', '', '', '', '', ''],
      ],
    );
    assert.ok(!xml.includes('<f>'), 'a cell is a formula');
    const asked = (Number(rows[1]?.[1]) - 25_569) * DAY_MS;
    const shown = shownIn(askedAt, 'Europe/Paris');
    assert.ok(Math.abs(asked - shown) < 1000, `${new Date(asked)} is not what clocks show in Paris`);
  }
});

test('headings are in the language of the request, else of the account', async () => {
  const { owner, buyer, url } = await dealWithQuestions();
  const french = await owner.call('GET', url, undefined, { 'accept-language': 'de, fr;q=0.8, en;q=0.5' });
  assert.equal(readXlsx(french.raw).rows[0]?.[2], 'Posée par');
  await app.db.update(users).set({ language: 'fr' }).where(eq(users.id, buyer.user.id));
  const own = await buyer.call('GET', url, undefined, { 'accept-language': '*' });
  assert.equal(readXlsx(own.raw).rows[1]?.[2], 'Thomas Keller (Acquéreur)');
});

test('also when the deal has ended; 404 for others', async () => {
  const { owner, buyer, deal, url } = await dealWithQuestions();
  await buyer.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We found another one' });
  for (const party of [owner, buyer]) {
    assert.equal((await party.get(url)).status, 200);
    assert.equal((await party.get(`/api/deals/${deal}/questions_and_answers/`)).body.count, 2);
  }
  assert.equal((await (await signedIn(app)).get(url)).status, 404);
  assert.equal((await anonymous(app).get(url)).status, 401);
});

test('staff access to a deal, its questions and their export is logged, once a day', async () => {
  const { deal, url } = await dealWithQuestions();
  const record = (staff: { user: { id: number } }) =>
    app.db.select().from(moderationEvents).where(eq(moderationEvents.staffId, staff.user.id));
  for (const path of [`/api/deals/${deal}/`, `/api/deals/${deal}/questions_and_answers/`, url]) {
    const staff = await signedIn(app, { isStaff: true });
    for (let i = 0; i < 2; i += 1) assert.equal((await staff.get(path)).status, 200);
    const [read, ...more] = await record(staff);
    assert.deepEqual([read?.event, read?.dealId, more.length], ['deal_read', deal, 0]);
    await app.db.update(moderationEvents).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await staff.get(path);
    assert.equal((await record(staff)).length, 2);
  }
});
