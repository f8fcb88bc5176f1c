import type { FirmRole } from '@handover/shared/contract';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { firmMembers, firms } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';

export type FirmRow = typeof firms.$inferSelect;
export type FirmValues = Partial<typeof firms.$inferInsert>;

const head = (where = sql`true`) =>
  sql<number>`(select count(*)::int from firm_members m where m.firm_id = ${firms.id} and ${where})`;

/** The firm of a person, what they are in it, and how many others are. */
export async function findFirmOf(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      firm: getTableColumns(firms),
      role: firmMembers.role,
      people: head(),
      owners: head(sql`m.role = 'owner'`),
    })
    .from(firmMembers)
    .innerJoin(firms, eq(firms.id, firmMembers.firmId))
    .where(eq(firmMembers.userId, userId));
  return row ?? null;
}
export type OwnFirm = NonNullable<Awaited<ReturnType<typeof findFirmOf>>>;

/** Locks a firm: its people and invitations change one after the other. */
export async function lockFirm(tx: Transaction, firmId: number): Promise<void> {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firmId)).for('update');
}

/** Locks the firm of a person, and reads it as it is then. */
export async function lockFirmOf(tx: Transaction, userId: number): Promise<OwnFirm | null> {
  const own = tx.select({ id: firmMembers.firmId }).from(firmMembers).where(eq(firmMembers.userId, userId));
  await tx.select({ id: firms.id }).from(firms).where(inArray(firms.id, own)).for('update');
  return findFirmOf(tx, userId);
}

/** The same for a person who has to be in one. */
export async function lockOwnFirm(tx: Transaction, userId: number): Promise<OwnFirm> {
  const own = await lockFirmOf(tx, userId);
  if (!own) throw new DomainError('firm.not_found');
  return own;
}

export async function insertFirm(tx: Transaction, values: typeof firms.$inferInsert): Promise<FirmRow> {
  return onlyRow(await tx.insert(firms).values(values).returning());
}

export async function updateFirm(tx: Transaction, id: number, values: FirmValues): Promise<void> {
  await tx
    .update(firms)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(firms.id, id));
}

/** Its invitations end with it. */
export async function deleteFirm(tx: Transaction, id: number): Promise<void> {
  await tx.delete(firms).where(eq(firms.id, id));
}

export async function findFirm(db: Queryable, id: number): Promise<FirmRow | null> {
  const [firm] = await db.select().from(firms).where(eq(firms.id, id));
  return firm ?? null;
}

export async function insertMember(
  tx: Transaction,
  member: { firmId: number; userId: number; role: FirmRole },
): Promise<void> {
  await tx.insert(firmMembers).values(member);
}

export async function deleteMember(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(firmMembers).where(eq(firmMembers.userId, userId));
}

export async function setRole(tx: Transaction, userId: number, role: FirmRole): Promise<void> {
  await tx.update(firmMembers).set({ role }).where(eq(firmMembers.userId, userId));
}
