import type { RoomQuery } from '@handover/shared/contract';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, fileReads, files, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/lists/contains.sql.ts';
import { orderBy } from '../../http/lists/ordering.sql.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';
import { type Asked, type Groups, isNewDocument, lastVisit, mayBeRead } from '../deals/index.ts';
import type { RoomTree } from '../document-folders/index.ts';

/** Who reads the room of the seller. */
const buyerId = sql`case ${dealOpportunities.type} when 'sell' then ${deals.requesterId} else ${deals.ownerId} end`;

/** The order of the index: in each group what lies in no folder comes last. */
export const byIndex = ({ order }: RoomTree): SQL =>
  order.length === 0
    ? sql`(${files.kind}, ${files.number})`
    : sql`(${files.kind}, coalesce(array_position(${sql.param(order)}::bigint[], ${files.folderId}), ${order.length + 1}), ${files.number})`;

/** Of documents whose name alone a reader sees, size and pages tell nothing by their place either. */
const orderings = ({ groups, tree }: Room) => {
  const ofReadable = (column: typeof files.size | typeof files.pages) =>
    groups.isBuyer ? sql`case when ${mayBeRead(groups, 'view')} then ${column} end` : column;
  return {
    number: byIndex(tree),
    name: files.name,
    size: ofReadable(files.size),
    pages: ofReadable(files.pages),
    created_at: files.createdAt,
  } as const;
};
const FALLBACK = 'number';

export interface Room {
  snapshotId: number;
  /** What is open to its reader. */
  groups: Groups;
  tree: RoomTree;
  readerId: number;
}

/** The same as a condition on the files alone. */
const isNewIn = (
  readerId: number,
) => sql`exists(select 1 from ${deals} join deal_opportunities s on s.deal_id = ${deals.id}
    where s.id = ${files.dealOpportunityId} and ${isNewDocument(sql`${readerId}`)})`;

interface Filter extends Pick<RoomQuery, 'search' | 'new'> {
  /** What lies in this folder itself, or at the top where it is null. */
  place?: number | null | undefined;
}

type Listed = RoomQuery & Filter;

const conditions = ({ snapshotId, groups, readerId }: Room, filter: Filter): SQL | undefined =>
  and(
    eq(files.dealOpportunityId, snapshotId),
    mayBeRead(groups, 'listed'),
    isNull(files.hiddenAt),
    filter.search ? contains(files.name, filter.search) : undefined,
    filter.new ? isNewIn(readerId) : undefined,
    filter.place === undefined
      ? undefined
      : filter.place === null
        ? isNull(files.folderId)
        : eq(files.folderId, filter.place),
  );

const select = (db: Queryable, readerId: number) =>
  db
    .select({
      file: files,
      adder: users,
      isNew: isNewDocument(sql`${readerId}`),
      seenAt: sql<Date | null>`(select max(r.created_at) from file_reads r
        where r.file_id = ${files.id} and r.user_id = ${buyerId})`.mapWith(fileReads.createdAt),
    })
    .from(files)
    .innerJoin(dealOpportunities, eq(dealOpportunities.id, files.dealOpportunityId))
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .leftJoin(users, eq(users.id, files.uploadedBy));
export type RoomRow = Awaited<ReturnType<typeof select>>[number];

export const listRoom = (db: Queryable, room: Room, query: Listed & { page: number }) =>
  readPage(
    db,
    files,
    { query, where: conditions(room, query), orderings: orderings(room), fallback: FALLBACK },
    (ofPage) => select(db, room.readerId).where(ofPage),
  );

/** The folder of a document that the reader sees, by the id of any of its versions; null of others, and at the top. */
export async function folderOfFile(db: Queryable, room: Room, fileId: number): Promise<number | null> {
  const { rows } = await db.execute<{ folder: string | null }>(sql`
    select ${files.folderId} as folder from ${files} join files named on named.id = ${fileId}
      and named.deal_opportunity_id = ${files.dealOpportunityId} and named.kind = ${files.kind} and named.number = ${files.number}
    where ${conditions(room, {})}`);
  const folder = rows[0]?.folder;
  return folder == null ? null : Number(folder);
}

/** The page on which a document is, by the id of any of its versions; the first where it is on none. */
export async function pageOfFile(db: Queryable, room: Room, query: Listed, fileId: number) {
  const order = orderBy(query.ordering, orderings(room), FALLBACK, files.createdOrder);
  const { rows } = await db.execute<{ position: number }>(sql`
    select p.position::int from (
      select ${files.id} as id, row_number() over (order by ${sql.join(order, sql`, `)}) as position
      from ${files} where ${conditions(room, query)}) p
    join files current on current.id = p.id
    join files named on named.id = ${fileId} and named.deal_opportunity_id = current.deal_opportunity_id
      and named.kind = current.kind and named.number = current.number`);
  return Math.ceil((rows[0]?.position ?? 1) / query.page_size);
}

/** The versions of the documents with these numbers that the other side could read, the latest first. */
export const listEarlierVersions = (db: Queryable, { snapshotId, groups }: Room, numbers: number[]) =>
  db
    .select()
    .from(files)
    .where(
      and(
        eq(files.dealOpportunityId, snapshotId),
        mayBeRead(groups, 'view'),
        inArray(files.number, numbers),
        isNotNull(files.openedAt),
        isNotNull(files.replacedAt),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.createdOrder));

/** How many documents of each group a reader sees, reads and saves, and how many the buyer sees. */
export async function countGroups(db: Queryable, { snapshotId, groups }: Room, buyer: Groups) {
  const bytes = (asked: Asked) =>
    sql<string>`coalesce(sum(${files.size}) filter (where ${mayBeRead(groups, asked)}), 0)`;
  const rows = await db
    .select({
      kind: files.kind,
      count: sql<number>`(count(*) filter (where ${mayBeRead(groups, 'listed')}))::int`,
      size: bytes('view'),
      saved: sql<number>`(count(*) filter (where ${mayBeRead(groups, 'download')}))::int`,
      savedSize: bytes('download'),
      disclosed: sql<number>`(count(*) filter (where ${mayBeRead(buyer, 'listed')}))::int`,
    })
    .from(files)
    .where(and(eq(files.dealOpportunityId, snapshotId), isNull(files.hiddenAt)))
    .groupBy(files.kind);
  return rows.map((row) => ({ ...row, size: Number(row.size), savedSize: Number(row.savedSize) }));
}

/** How many documents are new to the buyer, and since when. */
export async function countNews(db: Queryable, room: Room, dealId: number) {
  const [row] = await db
    .select({ since: sql<Date | null>`${lastVisit(sql`${room.readerId}`)}`.mapWith(deals.createdAt) })
    .from(deals)
    .where(eq(deals.id, dealId));
  const count = await db.$count(files, conditions(room, { new: 'true' }));
  return { count, since: row?.since?.toISOString() ?? null };
}
