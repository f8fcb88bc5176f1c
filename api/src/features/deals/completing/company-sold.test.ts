import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { openMandate } from '../../../../testing/deals/mandate.builder.ts';
import { type Actor, anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishOffer, registerCompany } from '../../../../testing/people/business.builder.ts';
import {
  askAccess,
  grantExclusivity,
  noticesOf,
  reachClosing,
  startDeal,
} from '../../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

interface Sale {
  seller: Actor;
  company: number;
  deal: number;
  sell: () => Promise<void>;
}

/** What sells the company: the deal of a mandate that it is attached to, or that of another of its listings. */
const SALES: Record<string, (server: FastifyInstance) => Promise<Sale>> = {
  async 'the deal of a mandate that it is attached to'(server) {
    const { seller, company, dealId, reach } = await openMandate(server);
    return { seller, company, deal: dealId, sell: () => reach('completed') };
  },
  async 'the deal of another listing of it'(server) {
    const [seller, buyer] = [await signedIn(server), await signedIn(server)];
    const company = await registerCompany(seller);
    const deal = await startDeal(seller, buyer, await publishOffer(seller, { company_id: company }));
    const sell = async () => {
      await reachClosing(seller, buyer, deal);
      assert.equal((await seller.post(paths.completeDeal(deal))).status, 200);
      assert.equal((await buyer.post(paths.answerCompletion(deal), { confirmed: true })).status, 200);
    };
    return { seller, company, deal, sell };
  },
};

const causesOf = async (person: Actor) =>
  (await person.get('/api/notifications/?page_size=100')).body.results.results
    .filter(({ params }: { params: { cause?: string } }) => params.cause === 'sold')
    .map(({ type }: { type: string }) => type);

for (const [by, start] of Object.entries(SALES)) {
  test(`a company is sold by ${by}: its listing, too, and everybody is told`, async () => {
    const { seller, company, deal, sell } = await start(app);
    const listing = await publishOffer(seller, { company_id: company });
    const waiting = await offerCompany(seller, { company_id: company });
    const others = await publishOffer(seller);
    const [bidder, newcomer, fan] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    const rival = await startDeal(seller, bidder, listing);
    await grantExclusivity(seller, bidder, rival);
    await askAccess(newcomer, listing);
    await fan.post(paths.favorite(listing));
    await sell();

    const shown = (await anonymous(app).get(paths.opportunity(listing))).body;
    assert.deepEqual([shown.sold, shown.asking_price, shown.bands], [true, null, null]);
    const own = async (id: number) => {
      const { body } = await seller.get(paths.opportunity(id));
      return [body.sold, body.own.sold_through];
    };
    assert.deepEqual(
      [await own(listing), await own(waiting), await own(others)],
      [
        [true, deal],
        [true, deal],
        [false, null],
      ],
    );
    const { body: ended } = await bidder.get(paths.deal(rival));
    assert.deepEqual([ended.status, ended.cancellation_reason], ['cancelled', 'sold']);
    assert.equal(
      ended.timeline.filter(({ event }: { event: string }) => event === 'exclusivity_ended').length,
      1,
    );
    assert.deepEqual(
      [await causesOf(bidder), await causesOf(newcomer), await causesOf(fan), await causesOf(seller)],
      [['deal_cancelled'], ['access_declined'], ['favorite_unavailable'], []],
    );
    assert.ok(!(await noticesOf(bidder)).includes('exclusivity_ended'), 'one notice says it');
    assert.equal((await fan.post(paths.requestAccess(listing), { nda_accepted: true })).status, 404);
  });
}
