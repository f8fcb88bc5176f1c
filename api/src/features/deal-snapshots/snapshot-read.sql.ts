import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { prepared } from '../../../db/prepared.ts';
import { dealOpportunities, files } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { sharedColumns } from '../opportunities/index.ts';

const columns = { ...getTableColumns(dealOpportunities), ...sharedColumns('deal_opportunity') };
const select = (db: Queryable) => db.select(columns).from(dealOpportunities);
export type SnapshotRow = Awaited<ReturnType<typeof select>>[number];

const ofDeal = prepared('snapshot', (db) =>
  select(db).where(eq(dealOpportunities.dealId, sql.placeholder('deal'))),
);
const dealOf = prepared('snapshot_deal', (db) =>
  db
    .select({ dealId: dealOpportunities.dealId })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.id, sql.placeholder('id'))),
);
const filesOf = prepared('snapshot_files', (db) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.dealOpportunityId, sql.placeholder('id')), isNull(files.hiddenAt)))
    .orderBy(asc(files.createdOrder)),
);

export async function readSnapshot(db: Queryable, deal: number): Promise<SnapshotRow> {
  const [row] = await ofDeal(db, { deal });
  if (!row) throw new Error(`deal ${deal} has no snapshot`);
  return row;
}

export async function dealOfSnapshot(db: Queryable, id: number): Promise<number> {
  const [row] = await dealOf(db, { id });
  if (!row) throw new DomainError('deal.not_found');
  return row.dealId;
}

export const listSnapshotFiles = (db: Queryable, id: number) => filesOf(db, { id });
