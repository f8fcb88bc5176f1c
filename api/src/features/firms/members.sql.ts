import type { FirmKind, FirmRole } from '@handover/shared/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { firmMembers, firms } from '../../../db/schema/index.ts';

/** The firm of a person, and what they are in it. */
export async function firmOf(
  db: Queryable,
  userId: number,
): Promise<{ id: number; name: string; kind: FirmKind; role: FirmRole } | null> {
  const [firm] = await db
    .select({ id: firms.id, name: firms.name, kind: firms.kind, role: firmMembers.role })
    .from(firmMembers)
    .innerJoin(firms, eq(firms.id, firmMembers.firmId))
    .where(eq(firmMembers.userId, userId));
  return firm ?? null;
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
