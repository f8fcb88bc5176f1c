import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf } from '../../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { sendLetter, startDeal } from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const reason = { cancellation_reason: 'We found another business' };

/** A deal in its introduction, with both of its sides. */
async function market() {
  const [seller, buyer] = [await signedIn(app), await signedIn(app)];
  const deal = await startDeal(seller, buyer, await publishOffer(seller));
  return { seller, buyer, deal, url: `/api/deals/${deal}/` };
}
const read = async (person: Actor, deal: number) => (await person.get(`/api/deals/${deal}/`)).body;

test('of two who pause at the same moment one does, and the other is refused instead of resuming', async () => {
  const { seller, buyer, deal, url } = await market();
  const pause = (person: Actor) => person.post(`${url}pause_or_unpause_deal/`, { pause: true });
  const both = await Promise.all([pause(seller), pause(buyer)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await read(buyer, deal)).status, 'paused');
  assert.equal((await seller.post(`${url}pause_or_unpause_deal/`, { pause: false })).status, 200);
  assert.equal((await buyer.post(`${url}pause_or_unpause_deal/`, { pause: false })).status, 409);
});

test('who paused the deal is told to each side', async () => {
  const { seller, buyer, deal, url } = await market();
  const told = async (person: Actor) => {
    const { paused_by, next_step } = await read(person, deal);
    return [paused_by, next_step.code, next_step.move];
  };
  assert.deepEqual(await told(buyer), [null, 'introduction.buyer', 'mine']);
  await buyer.post(`${url}pause_or_unpause_deal/`);
  assert.deepEqual(await told(buyer), ['me', 'paused.byViewer', 'mine']);
  assert.deepEqual(await told(seller), ['other', 'paused.byOtherResumable', 'theirs']);
  const [row] = (await seller.get('/api/deals/')).body.results;
  assert.deepEqual([row.paused_by, row.next_step.code], ['other', 'paused.byOtherResumable']);
});

test('a deal counts open questions, those to answer, letters, and documents that its reader has not opened yet', async () => {
  const { seller, buyer, deal } = await market();
  const counts = async (person: Actor) => Object.values((await read(person, deal)).counts).slice(0, 4);
  assert.deepEqual(await counts(buyer), [0, 0, 0, 0]);
  await buyer.post('/api/questions_and_answers/', { deal_id: deal, question: 'Who are the suppliers?' });
  const room = (await read(seller, deal)).deal_opportunity_id;
  const add = async (collection: string, name: string) =>
    (
      await seller.form('POST', `/api/deal_opportunity_${collection}/`, [
        ['opportunity_id', room],
        ['files', [pdf(name), name]],
      ])
    ).body.files[0];
  const memo = await add('documents', 'memo.pdf');
  await add('annual_accounts', 'accounts.pdf');
  assert.deepEqual(
    [await counts(buyer), await counts(seller)],
    [
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ],
  );
  await sendLetter(buyer, deal);
  assert.deepEqual(await counts(buyer), [1, 0, 2, 1]);
  assert.equal((await buyer.get(memo.url)).status, 200);
  assert.deepEqual(await counts(buyer), [1, 0, 1, 1]);
  await seller.post(`/api/deals/${deal}/cancel/`, reason);
  assert.deepEqual(await counts(buyer), [1, 0, 0, 0]);
});
