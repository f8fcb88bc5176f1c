import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { users } from '../../../db/schema/index.ts';

/** `email` is lower case already; the schema saw to it. */
export async function findCredentials(db: Queryable, email: string) {
  const rows = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.closedAt)));
  return rows[0] ?? null;
}
