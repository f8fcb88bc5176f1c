import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';

/** Whether the other side has ever seen the number of a document. */
export const wasSeen = (table = 'files'): SQL => {
  const file = sql.identifier(table);
  return sql`(${file}.listed_at is not null or ${file}.opened_at is not null)`;
};

/**
 * Numbers follow each other for the buyer: what they have seen keeps its number, then come those that they see from
 * now on (`first`), then what is closed to them. So no gap tells of a document that is hidden or was removed. The
 * caller has locked the deal.
 */
export async function numberUnseen(
  tx: Transaction,
  dealOpportunityId: number,
  first: number[] = [],
): Promise<void> {
  const ofDeal = sql`deal_opportunity_id = ${dealOpportunityId}`;
  const isFirst = sql`f.id = any(${sql.param(first)}::bigint[])`;
  await tx.execute(sql`
    with seen as (select kind, max(number) as last from files f where ${ofDeal} and ${wasSeen('f')} and not ${isFirst} group by kind),
      unseen as (select f.id, coalesce(s.last, 0) + row_number() over (partition by f.kind order by ${isFirst} desc, f.number) as number
        from files f left join seen s on s.kind = f.kind
        where ${ofDeal} and f.hidden_at is null and f.number > coalesce(s.last, 0))
    update files f set number = u.number from unseen u where u.id = f.id and f.number <> u.number`);
}
