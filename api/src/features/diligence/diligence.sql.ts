import type { DiligenceState, NewDiligenceLine } from '@handover/shared/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { diligenceComments, diligenceLines, diligenceLists, users } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { adviserName } from '../users/index.ts';

/** Whether somebody still may see to a line: a party of its deal, or an adviser who may ask. */
const maySeeTo = sql`(exists(select 1 from deals d where d.id = ${diligenceLines.dealId} and ${users.id} in (d.owner_id, d.requester_id))
  or exists(select 1 from acting_on_deal(${diligenceLines.dealId}) r where r.user_id = ${users.id} and r.granted_right >= 'ask'))`;

const select = (db: Queryable) =>
  db
    .select({
      line: diligenceLines,
      person: users,
      commentCount: sql<number>`(select count(*)::int from diligence_comments c where c.line_id = ${diligenceLines.id})`,
    })
    .from(diligenceLines)
    .leftJoin(users, and(eq(users.id, diligenceLines.personId), isNull(users.closedAt), maySeeTo));
export type LineRow = Awaited<ReturnType<typeof select>>[number];

/** All lines of a deal, by section and number. */
export const listLines = (db: Queryable, dealId: number): Promise<LineRow[]> =>
  select(db)
    .where(eq(diligenceLines.dealId, dealId))
    .orderBy(asc(diligenceLines.sectionNumber), asc(diligenceLines.number));

export async function findLine(db: Queryable, id: number): Promise<LineRow> {
  const [row] = await select(db).where(eq(diligenceLines.id, id));
  if (!row) throw new DomainError('diligence.not_found');
  return row;
}

/** When the list of a deal was sent; null while it is not. */
export async function sentAt(db: Queryable, dealId: number): Promise<Date | null> {
  const [row] = await db.select().from(diligenceLists).where(eq(diligenceLists.dealId, dealId));
  return row?.sentAt ?? null;
}

export const countLines = (db: Queryable, dealId: number): Promise<number> =>
  db.$count(diligenceLines, eq(diligenceLines.dealId, dealId));

/** Adds lines in their order, each as the last of its section; the deal is locked. */
export async function insertLines(tx: Transaction, dealId: number, added: NewDiligenceLine[]) {
  const lines = await listLines(tx, dealId);
  const sections = new Map<string, { name: string; section: number; last: number }>();
  for (const { line } of lines)
    sections.set(line.section.toLocaleLowerCase(), {
      name: line.section,
      section: line.sectionNumber,
      last: line.number,
    });
  let lastSection = Math.max(0, ...[...sections.values()].map(({ section }) => section));
  const values = added.map(({ section, request, owed_by, due_on }) => {
    const key = section.toLocaleLowerCase();
    const found = sections.get(key) ?? { name: section, section: ++lastSection, last: 0 };
    sections.set(key, { ...found, last: found.last + 1 });
    return {
      dealId,
      section: found.name,
      sectionNumber: found.section,
      number: found.last + 1,
      request,
      owedBy: owed_by,
      dueOn: due_on,
    };
  });
  await tx.insert(diligenceLines).values(values);
}

/** The place in which a line comes when it is moved to a section: the last of it. */
export async function placeIn(tx: Transaction, dealId: number, section: string) {
  const [row] = await tx
    .select({
      section: diligenceLines.section,
      sectionNumber: diligenceLines.sectionNumber,
      number: sql<number>`max(${diligenceLines.number}) + 1`.mapWith(Number),
    })
    .from(diligenceLines)
    .where(and(eq(diligenceLines.dealId, dealId), sql`lower(${diligenceLines.section}) = lower(${section})`))
    .groupBy(diligenceLines.section, diligenceLines.sectionNumber);
  if (row) return row;
  const [last] = await tx
    .select({
      sectionNumber: sql<number>`coalesce(max(${diligenceLines.sectionNumber}), 0) + 1`.mapWith(Number),
    })
    .from(diligenceLines)
    .where(eq(diligenceLines.dealId, dealId));
  return { section, sectionNumber: onlyRow(last ? [last] : []).sectionNumber, number: 1 };
}

export async function setLine(
  tx: Transaction,
  id: number,
  values: Partial<typeof diligenceLines.$inferInsert>,
): Promise<void> {
  await tx
    .update(diligenceLines)
    .set({ ...values, updatedAt: changedAt(diligenceLines.updatedAt) })
    .where(eq(diligenceLines.id, id));
}

export async function removeLine(tx: Transaction, id: number): Promise<void> {
  await tx.delete(diligenceLines).where(eq(diligenceLines.id, id));
}

/** Closes the gaps in the numbers, which stay from then on. */
export async function sendList(tx: Transaction, dealId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update diligence_lines l set section_number = n.section, number = n.number from (
      select id, dense_rank() over (order by section_number)::int as section,
        row_number() over (partition by section_number order by number)::int as number
      from diligence_lines where deal_id = ${dealId}) n
    where n.id = l.id`);
  await tx.insert(diligenceLists).values({ dealId, sentAt: now });
}

interface NewComment {
  lineId: number;
  authorId: number;
  state?: DiligenceState;
  text: string;
}
export async function insertComment(tx: Transaction, comment: NewComment): Promise<void> {
  await tx.insert(diligenceComments).values(comment);
}

export const listComments = (db: Queryable, lineId: number) =>
  db
    .select({ comment: diligenceComments, author: users, actedBy: adviserName(diligenceComments.actedBy) })
    .from(diligenceComments)
    .innerJoin(users, eq(users.id, diligenceComments.authorId))
    .where(eq(diligenceComments.lineId, lineId))
    .orderBy(asc(diligenceComments.id));
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** The people of one side of a deal to whom a line may be given: its party first, and the advisers who may ask for it. */
export async function listPeople(db: Queryable, dealId: number, party: number) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name from users u
    where u.closed_at is null and u.id = any(array(select ${party}::bigint union
      select r.user_id from acting_on_deal(${dealId}::bigint) r
      where r.principal_id = ${party} and r.granted_right >= 'ask'))
    order by u.id <> ${party}, name, u.id`);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}
