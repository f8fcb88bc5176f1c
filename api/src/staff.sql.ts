import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { users } from '../db/schema/index.ts';

/** Returns whether there is an open account with the address. */
export async function setStaff(db: Queryable, email: string, isStaff: boolean): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isStaff, updatedAt: new Date() })
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}
