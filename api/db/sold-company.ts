import { type SQL, sql } from 'drizzle-orm';

/** Whether a row of `companies` is of one that is sold: as an opportunity, or in the deal of a mandate that it was brought to. */
export const isSoldCompany: SQL<boolean> = sql`(
  exists (select 1 from opportunities o where o.company_id = "companies"."id" and o.sold_at is not null)
  or exists (select 1 from deal_opportunities s join deals d on d.id = s.deal_id
    where s.attached_company_id = "companies"."id" and d.status = 'completed'))`;
