import type { RoomQuery } from '@handover/shared/contract';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, fileReads, files, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import { orderBy } from '../../http/lists/ordering.sql.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { isNewDocument } from '../deals/index.ts';
import type { Kind } from './groups.rules.ts';

/** Who reads the room of the seller. */
const buyerId = sql`case ${dealOpportunities.type} when 'sell' then ${deals.requesterId} else ${deals.ownerId} end`;

const ORDERINGS = {
  number: sql`(${files.kind}, ${files.number})`,
  name: files.name,
  size: files.size,
  pages: files.pages,
  created_at: files.createdAt,
} as const;
const FALLBACK = 'number';

interface Room {
  snapshotId: number;
  /** The kinds that the viewer may read. */
  kinds: Kind[];
  viewerId: number;
}

const conditions = ({ snapshotId, kinds }: Room, search: string | undefined): SQL | undefined =>
  and(
    eq(files.dealOpportunityId, snapshotId),
    inArray(files.kind, kinds),
    isNull(files.hiddenAt),
    search ? contains(files.name, search) : undefined,
  );

const select = (db: Queryable, viewerId: number) =>
  db
    .select({
      file: files,
      adder: users,
      isNew: isNewDocument(sql`${viewerId}`),
      seenAt: sql<Date | null>`(select max(r.created_at) from file_reads r
        where r.file_id = ${files.id} and r.user_id = ${buyerId})`.mapWith(fileReads.createdAt),
    })
    .from(files)
    .innerJoin(dealOpportunities, eq(dealOpportunities.id, files.dealOpportunityId))
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .leftJoin(users, eq(users.id, files.uploadedBy));
export type RoomRow = Awaited<ReturnType<typeof select>>[number];

export const listRoom = (db: Queryable, room: Room, query: RoomQuery & { page: number }) =>
  readPage(
    db,
    files,
    { query, where: conditions(room, query.search), orderings: ORDERINGS, fallback: FALLBACK },
    (ofPage) => select(db, room.viewerId).where(ofPage),
  );

/** The page on which a document is, by the id of any of its versions; the first where it is on none. */
export async function pageOfFile(db: Queryable, room: Room, query: RoomQuery, fileId: number) {
  const order = orderBy(query.ordering, ORDERINGS, FALLBACK, files.createdOrder);
  const { rows } = await db.execute<{ position: number }>(sql`
    select p.position::int from (
      select ${files.id} as id, row_number() over (order by ${sql.join(order, sql`, `)}) as position
      from ${files} where ${conditions(room, query.search)}) p
    join files current on current.id = p.id
    join files named on named.id = ${fileId} and named.deal_opportunity_id = current.deal_opportunity_id
      and named.kind = current.kind and named.number = current.number`);
  return Math.ceil((rows[0]?.position ?? 1) / query.page_size);
}

/** The versions of the documents with these numbers that the other side could read, the latest first. */
export const listEarlierVersions = (db: Queryable, { snapshotId, kinds }: Room, numbers: number[]) =>
  db
    .select()
    .from(files)
    .where(
      and(
        eq(files.dealOpportunityId, snapshotId),
        inArray(files.kind, kinds),
        inArray(files.number, numbers),
        isNotNull(files.openedAt),
        isNotNull(files.replacedAt),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.createdOrder));

/** How many documents each group has, and their bytes. */
export async function countGroups(db: Queryable, snapshotId: number) {
  const rows = await db
    .select({ kind: files.kind, count: sql<number>`count(*)::int`, size: sql<string>`sum(${files.size})` })
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt)))
    .groupBy(files.kind);
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
