import type { DealSide, NewClosingLine } from '@handover/shared/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ADVISER } from '../../../db/acted-by.ts';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { closingFiles, closingLines, files, users } from '../../../db/schema/index.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { removeFiles } from '../stored-files/index.ts';
import { adviserName } from '../users/index.ts';

const select = (db: Queryable) =>
  db
    .select({ line: closingLines, mover: users, through: adviserName(closingLines.movedActedBy) })
    .from(closingLines)
    .leftJoin(users, eq(users.id, closingLines.movedBy));
export type ClosingLineRow = Awaited<ReturnType<typeof select>>[number];

export const listLines = (db: Queryable, dealId: number): Promise<ClosingLineRow[]> =>
  select(db).where(eq(closingLines.dealId, dealId)).orderBy(asc(closingLines.number));

export async function findLine(db: Queryable, id: number) {
  const [line] = await db.select().from(closingLines).where(eq(closingLines.id, id));
  if (!line) throw new DomainError('closing.not_found');
  return line;
}

const attached = (db: Queryable) =>
  db
    .select({ lineId: closingFiles.lineId, file: files })
    .from(closingFiles)
    .innerJoin(files, and(eq(files.id, closingFiles.fileId), isNull(files.hiddenAt)))
    .innerJoin(closingLines, eq(closingLines.id, closingFiles.lineId));
export type AttachedRow = Awaited<ReturnType<typeof attached>>[number];

/** The documents of all lines of a deal, the first first. */
export const listAttached = (db: Queryable, dealId: number): Promise<AttachedRow[]> =>
  attached(db).where(eq(closingLines.dealId, dealId)).orderBy(asc(files.createdOrder));

/** The documents of one line. */
export const attachedTo = (db: Queryable, lineId: number): Promise<AttachedRow[]> =>
  attached(db).where(eq(closingFiles.lineId, lineId));

/** Adds lines in their order; the deal is locked. */
export async function insertLines(
  tx: Transaction,
  dealId: number,
  writtenBy: DealSide,
  lines: NewClosingLine[],
  max: number,
) {
  const [last] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      number: sql<number>`coalesce(max(${closingLines.number}), 0)::int`,
    })
    .from(closingLines)
    .where(eq(closingLines.dealId, dealId));
  const { count = 0, number = 0 } = last ?? {};
  if (count + lines.length > max) throw new FieldError('lines', 'closing.too_many', { count: max });
  await tx.insert(closingLines).values(
    lines.map(({ kind, title, owed_by, due_on }, index) => ({
      dealId,
      writtenBy,
      number: number + index + 1,
      kind,
      title,
      owedBy: owed_by,
      dueOn: due_on,
    })),
  );
}

type LineValues = Partial<typeof closingLines.$inferInsert>;
export async function setLine(tx: Transaction, id: number, values: LineValues): Promise<void> {
  await tx
    .update(closingLines)
    .set({ ...values, updatedAt: changedAt(closingLines.updatedAt) })
    .where(eq(closingLines.id, id));
}

/** Moves a line, and keeps who did. */
export async function moveLine(
  tx: Transaction,
  id: number,
  move: Required<Pick<LineValues, 'state' | 'movedSide' | 'movedBy' | 'reason'>>,
): Promise<void> {
  await tx
    .update(closingLines)
    .set({
      ...move,
      movedAt: new Date(),
      movedActedBy: ADVISER,
      updatedAt: changedAt(closingLines.updatedAt),
    })
    .where(eq(closingLines.id, id));
}

/** Removes a line; its documents, which the other side could read, are hidden. */
export async function removeLine(tx: Transaction, id: number): Promise<void> {
  const ids = (await attachedTo(tx, id)).map(({ file }) => file.id);
  if (ids.length > 0) await removeFiles(tx, ids);
  await tx.delete(closingLines).where(eq(closingLines.id, id));
}

export async function attach(tx: Transaction, lineId: number, ids: number[]): Promise<void> {
  await tx.insert(closingFiles).values(ids.map((fileId) => ({ fileId, lineId })));
}
