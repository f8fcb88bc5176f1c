import assert from 'node:assert/strict';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type FormPart, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { dateIn, startDeal } from '../people/deal.builder.ts';

/** The bid date. */
export const DAY = dateIn(10);
export const TERMS: [string, FormPart][] = [
  ['price', 3_812_345.67],
  ['structure', JSON.stringify({ type: 'assets', vendor_loan: { amount: 1000, text: 'A seller note' } })],
  ['financing', 'A loan of bank Merriwick'],
  ['conditions', 'The quarry stays'],
  ['exclusivity_days', 75],
  ['expiration_date', dateIn(43)],
];

/** People of sales whose letters are sealed until a bid date, and the steps of such a sale. */
export async function sealedSales(app: FastifyInstance) {
  const owner = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  const rival = await signedIn(app, { firstName: 'Sofia', lastName: 'Lindgren' });
  const staff = await signedIn(app, { isStaff: true });
  return {
    owner,
    buyer,
    rival,
    staff,
    async sealedSale() {
      const opportunity = await publishOffer(owner);
      const set = await owner.post(paths.opportunityBidDate(opportunity), { date: DAY, sealed: true });
      assert.equal(set.status, 200, JSON.stringify(set.body));
      return { opportunity, deal: await startDeal(owner, buyer, opportunity) };
    },
    async sealedLetter(deal: number) {
      const { status, body } = await buyer.form('POST', paths.loiDocuments, [['deal_id', deal], ...TERMS]);
      assert.equal(status, 201, JSON.stringify(body));
      return body;
    },
    /** The bid date of an opportunity is so many days ahead, or past. */
    moves: (opportunity: number, days: number) =>
      app.db.execute(sql`update bid_dates set date = ${dateIn(days)} where opportunity_id = ${opportunity}`),
    /** Runs a job twice: what is due must be done once. */
    async tick(job: string) {
      for (let times = 0; times < 2; times++) await app.jobs.get(job)?.work();
    },
  };
}
