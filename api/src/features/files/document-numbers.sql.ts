import { aliasedTable, and, desc, eq, isNotNull, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { files } from '../../../db/schema/index.ts';
import { wasSeen } from '../deals/index.ts';

type FileRow = typeof files.$inferSelect;

/**
 * Documents of a deal have numbers, by group. A number that the other side may have seen stays: that of a deleted document is not
 * given again. Of what nobody has seen no gap may tell that there was something: `numberUnseen` closes those up.
 */
const isUsed = or(isNull(files.hiddenAt), wasSeen());

/** The number of the next document of a group. Its deal is locked. */
export async function nextNumber(
  tx: Transaction,
  dealOpportunityId: number,
  kind: FileRow['kind'],
): Promise<number> {
  const [row] = await tx
    .select({ last: max(files.number) })
    .from(files)
    .where(and(eq(files.dealOpportunityId, dealOpportunityId), eq(files.kind, kind), isUsed));
  return (row?.last ?? 0) + 1;
}

/** The versions of a document that the other side could read, before this one; the latest first. */
export const earlierVersions = (db: Queryable, { dealOpportunityId, kind, number, createdAt }: FileRow) =>
  db
    .select()
    .from(files)
    .where(
      and(
        // Null equals nothing.
        sql`${files.dealOpportunityId} = ${dealOpportunityId}`,
        eq(files.kind, kind),
        sql`${files.number} = ${number}`,
        isNotNull(files.openedAt),
        isNotNull(files.replacedAt),
        lte(files.createdAt, createdAt),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.createdOrder));

const current = aliasedTable(files, 'current');

/** A version that was replaced stays readable, as long as its document is not deleted. */
export const isEarlierVersion = (db: Queryable): SQL | undefined =>
  and(
    isNotNull(files.replacedAt),
    isNotNull(files.openedAt),
    sql`exists(${db
      .select({ id: current.id })
      .from(current)
      .where(
        and(
          eq(current.dealOpportunityId, files.dealOpportunityId),
          eq(current.kind, files.kind),
          eq(current.number, files.number),
          isNull(current.hiddenAt),
        ),
      )})`,
  );
