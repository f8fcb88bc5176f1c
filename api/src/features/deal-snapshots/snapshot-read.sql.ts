import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities } from '../../../db/schema/index.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import type { LatestYear } from '../opportunities/index.ts';
import { referenceColumns } from '../reference/index.ts';

const id = sql.raw('"deal_opportunities"."id"');

const columns = {
  ...getTableColumns(dealOpportunities),
  ...referenceColumns('deal_opportunity'),
  backgroundImage: backgroundImageColumn(sql.raw('"deal_opportunities"."background_image_id"')),
  latest: sql<LatestYear | null>`(select jsonb_build_object('year', r.year, 'currency', r.currency_id, 'revenue', r.revenue,
    'ebitda', r.ebitda, 'employees', r.number_of_employees) from revenues r where r.deal_opportunity_id = ${id} order by r.year desc limit 1)`,
};
const select = (db: Queryable) => db.select(columns).from(dealOpportunities);
export type SnapshotRow = Awaited<ReturnType<typeof select>>[number];

export async function readSnapshot(db: Queryable, dealId: number): Promise<SnapshotRow> {
  const [row] = await select(db).where(eq(dealOpportunities.dealId, dealId));
  if (!row) throw new Error(`deal ${dealId} has no snapshot`);
  return row;
}
