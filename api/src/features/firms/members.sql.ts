import type { FirmKind, FirmRole } from '@handover/shared/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { firmMembers, users } from '../../../db/schema/index.ts';
import { findFirmOf } from './firms.sql.ts';

/** The firm of a person, and what they are in it. */
export async function firmOf(
  db: Queryable,
  userId: number,
): Promise<{ id: number; name: string; kind: FirmKind; role: FirmRole } | null> {
  const own = await findFirmOf(db, userId);
  return own && { id: own.firm.id, name: own.firm.name, kind: own.firm.kind, role: own.role };
}

/** The others of the firm of a person, those who joined first at the top. */
export async function colleaguesOf(
  db: Queryable,
  userId: number,
): Promise<{ userId: number; role: FirmRole }[]> {
  const own = db.select({ id: firmMembers.firmId }).from(firmMembers).where(eq(firmMembers.userId, userId));
  return db
    .select({ userId: firmMembers.userId, role: firmMembers.role })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, own), ne(firmMembers.userId, userId)))
    .orderBy(asc(firmMembers.joinedAt), asc(firmMembers.userId));
}

/** Owners first, then members and readers; of each, those who joined first. */
export const membersOf = (db: Queryable, firmId: number) =>
  db
    .select({ user: users, role: firmMembers.role, joinedAt: firmMembers.joinedAt })
    .from(firmMembers)
    .innerJoin(users, eq(users.id, firmMembers.userId))
    .where(eq(firmMembers.firmId, firmId))
    .orderBy(asc(firmMembers.role), asc(firmMembers.joinedAt), asc(firmMembers.userId));
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export async function memberOf(db: Queryable, firmId: number, userId: number): Promise<FirmRole | null> {
  const [member] = await db
    .select({ role: firmMembers.role })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), eq(firmMembers.userId, userId)));
  return member?.role ?? null;
}

/** The ids of its people, or of its owners alone. */
export async function peopleOf(db: Queryable, firmId: number, role?: 'owner'): Promise<number[]> {
  const rows = await db
    .select({ id: firmMembers.userId })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), role && eq(firmMembers.role, role)));
  return rows.map(({ id }) => id);
}
