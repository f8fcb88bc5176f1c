import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { companies, users } from '../../../db/schema/index.ts';

export async function ownsCompany(db: Queryable, ownerId: number, companyId: number): Promise<boolean> {
  const mine = and(eq(companies.id, companyId), eq(companies.ownerId, ownerId));
  const rows = await db.select({ id: companies.id }).from(companies).where(mine).for('update');
  return rows.length > 0;
}

/** What only those with access may know: the company behind an opportunity, and who owns it. */
export async function readCompanyAndOwner(db: Queryable, companyId: number | null, ownerId: number) {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  const [company] = companyId ? await db.select().from(companies).where(eq(companies.id, companyId)) : [];
  return { owner, company };
}
