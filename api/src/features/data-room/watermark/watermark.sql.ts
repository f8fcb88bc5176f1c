import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { dealOpportunities, files } from '../../../../db/schema/index.ts';
import { withholdUnmarkable } from '../../deal-snapshots/index.ts';
import { KINDS } from '../groups.rules.ts';

/** Whether documents of a data room carry a watermark from now on. */
export async function saveWatermark(tx: Transaction, snapshotId: number, isOn: boolean): Promise<void> {
  await tx.update(dealOpportunities).set({ watermark: isOn }).where(eq(dealOpportunities.id, snapshotId));
  await withholdUnmarkable(tx, [snapshotId]);
}

/** How many documents of a data room can carry a watermark, how many pdfs can't, and the others by their kind. */
export async function countMarkable(db: Queryable, snapshotId: number) {
  const rows = await db
    .select({
      extension: files.extension,
      count: count(),
      unmarkable: sql<number>`(count(*) filter (where ${files.unmarkable}))::int`,
    })
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt), inArray(files.kind, KINDS)))
    .groupBy(files.extension)
    .orderBy(files.extension);
  const pdfs = rows.find(({ extension }) => extension === 'pdf');
  return {
    marked: (pdfs?.count ?? 0) - (pdfs?.unmarkable ?? 0),
    unmarkable: pdfs?.unmarkable ?? 0,
    others: rows.filter((row) => row !== pdfs).map(({ extension, count }) => ({ extension, count })),
  };
}
