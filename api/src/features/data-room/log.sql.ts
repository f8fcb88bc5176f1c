import type { RoomLogQuery } from '@handover/shared/contract';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { fileReads, files, users } from '../../../db/schema/index.ts';
import { evaluatedFirst } from '../../http/lists/planner-hints.sql.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { adviserName } from '../users/index.ts';
import { KINDS } from './groups.rules.ts';

const select = (db: Queryable) =>
  db
    .select({
      read: fileReads,
      file: files,
      person: users,
      actedBy: adviserName(fileReads.actedBy),
      earlier: sql<number>`(select count(*)::int from files e
        where e.deal_opportunity_id = ${files.dealOpportunityId} and e.kind = ${files.kind} and e.number = ${files.number}
          and e.opened_at is not null and e.replaced_at is not null and e.created_at < ${files.createdAt})`,
    })
    .from(fileReads)
    .innerJoin(files, eq(files.id, fileReads.fileId))
    .leftJoin(users, eq(users.id, fileReads.userId));
export type ReadRow = Awaited<ReturnType<typeof select>>[number];

interface Room {
  snapshotId: number;
  /** Whose room it is. */
  sellerId: number;
}

/** Reads by others than the seller; with `file`, of all versions of that document. */
function conditions(
  db: Queryable,
  { snapshotId, sellerId }: Room,
  file: number | undefined,
): SQL | undefined {
  const ids = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.dealOpportunityId, snapshotId),
        inArray(files.kind, KINDS),
        file === undefined
          ? undefined
          : sql`(${files.kind}, ${files.number}) = (select named.kind, named.number from files named
              where named.id = ${file} and named.deal_opportunity_id = ${snapshotId})`,
      ),
    );
  return and(evaluatedFirst(fileReads.fileId, ids), ne(fileReads.userId, sellerId));
}

/** The order in which they were logged. */
const ORDERINGS = { created_at: fileReads.createdOrder } as const;

export const listReads = (db: Queryable, room: Room, query: RoomLogQuery) =>
  readPage(
    db,
    fileReads,
    { query, where: conditions(db, room, query.file), orderings: ORDERINGS },
    (ofPage) => select(db).where(ofPage),
  );

/** The first first. */
export const allReads = (db: Queryable, room: Room) =>
  select(db)
    .where(conditions(db, room, undefined))
    .orderBy(asc(fileReads.createdOrder));
