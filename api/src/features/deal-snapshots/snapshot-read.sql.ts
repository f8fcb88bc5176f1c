import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, files } from '../../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { sharedColumns } from '../opportunities/index.ts';

const columns = { ...getTableColumns(dealOpportunities), ...sharedColumns('deal_opportunity') };
const select = (db: Queryable) => db.select(columns).from(dealOpportunities);
export type SnapshotRow = Awaited<ReturnType<typeof select>>[number];

export async function readSnapshot(db: Queryable, dealId: number): Promise<SnapshotRow> {
  const [row] = await select(db).where(eq(dealOpportunities.dealId, dealId));
  if (!row) throw new Error(`deal ${dealId} has no snapshot`);
  return row;
}

export async function dealOfSnapshot(db: Queryable, id: number): Promise<number> {
  const [row] = await db
    .select({ dealId: dealOpportunities.dealId })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.id, id));
  if (!row) throw new DomainError('deal.not_found');
  return row.dealId;
}

export const listSnapshotFiles = (db: Queryable, dealOpportunityId: number) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealOpportunityId, dealOpportunityId), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdOrder));
