import type { Day } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';

/** Forgets the days of documents that have come, which changes nothing. Returns the deals that have such documents. */
export async function forgetDays(tx: Transaction, opportunityId: number, day: Day): Promise<number[]> {
  const { rows } = await tx.execute<{ deal: string | null }>(sql`
    with due as (select f.id, d.id as deal from files f
        left join deal_opportunities s on s.id = f.deal_opportunity_id left join deals d on d.id = s.deal_id
        where f.opens_on <= ${day} and coalesce(f.opportunity_id, d.opportunity_id) = ${opportunityId}),
      forgotten as (update files f set opens_on = null from due where f.id = due.id)
    select distinct deal from due where deal is not null`);
  return rows.map(({ deal }) => Number(deal));
}
