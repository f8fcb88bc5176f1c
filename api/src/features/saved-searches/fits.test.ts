import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OpportunityFit, paths } from '@handover/shared/contract';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishMandate, publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const [seller, buyer, stranger] = [await signedIn(app), await signedIn(app), await signedIn(app)];
const sale = await publishOffer(seller);
const abroad = await publishOffer(seller, { sectors: 2 });
const mandate = await publishMandate(buyer);
const fitsOf = async (who: Actor, id: number) => (await who.get(paths.opportunityFits(id))).body;
const idsOf = async (who: Actor, id: number) =>
  (await fitsOf(who, id)).results.map(({ opportunity }: OpportunityFit) => opportunity.id);
const words = (rows: OpportunityFit['rows']) => rows.map(({ aspect, fit }) => `${aspect} ${fit}`);

test('the owner of a mandate reads which sales suit it, and each sale beside it', async () => {
  assert.deepEqual(await idsOf(buyer, mandate), [sale]);
  const { results } = await fitsOf(buyer, abroad);
  assert.deepEqual(
    results.map(({ opportunity, rows }: OpportunityFit) => [opportunity.id, words(rows)]),
    [[mandate, ['sector misses', 'place open', 'revenue open', 'ebitda open', 'price open']]],
  );
});

test('the owner of a sale reads which mandates suit it, and each mandate beside it', async () => {
  assert.deepEqual(await idsOf(seller, sale), [mandate]);
  assert.deepEqual(await idsOf(seller, abroad), []);
  assert.deepEqual(new Set(await idsOf(seller, mandate)), new Set([sale, abroad]));
});

test('who has no listing of the other type has nothing to compare; what is not public is not compared', async () => {
  assert.deepEqual(await idsOf(stranger, sale), []);
  const draft = await offerCompany(seller);
  assert.deepEqual(await idsOf(seller, draft), []);
  assert.equal((await buyer.get(paths.opportunityFits(draft))).status, 404);
  assert.deepEqual(await idsOf(buyer, mandate), [sale]);
});

test('it tells no more than the public page', async () => {
  const { results } = await fitsOf(seller, mandate);
  const own = results.find(({ opportunity }: OpportunityFit) => opportunity.id === sale);
  assert.deepEqual([own.opportunity.exact, own.opportunity.own], [null, null]);
  const size = own.rows.find(({ aspect }: OpportunityFit['rows'][number]) => aspect === 'revenue');
  assert.deepEqual(size.offered.range, { min: 3_000_000, max: 5_000_000 });
});
