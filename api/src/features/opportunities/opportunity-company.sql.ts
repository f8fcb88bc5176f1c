import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { companies, opportunities, users } from '../../../db/schema/index.ts';
import { isSoldCompany } from '../../../db/sold-company.ts';

/** Locks the company, so that it stays theirs until the transaction ends. */
export async function ownsCompany(db: Queryable, ownerId: number, companyId: number): Promise<boolean> {
  const mine = and(eq(companies.id, companyId), eq(companies.ownerId, ownerId));
  const rows = await db.select({ id: companies.id }).from(companies).where(mine).for('update');
  return rows.length > 0;
}

export async function isSold(db: Queryable, companyId: number): Promise<boolean> {
  const rows = await db.select({ isSold: isSoldCompany }).from(companies).where(eq(companies.id, companyId));
  return rows[0]?.isSold ?? false;
}

export async function isCompanyOf(db: Queryable, ownerId: number, companyId: number): Promise<boolean> {
  const theirs = and(eq(companies.id, companyId), eq(companies.ownerId, ownerId));
  return (await db.$count(companies, theirs)) > 0;
}

/** The owner stood by texts that gave nothing away of the company as it was: of its listings each is to be confirmed again. */
export async function forgetConfirmations(tx: Transaction, companyId: number): Promise<void> {
  const confirmed = and(eq(opportunities.companyId, companyId), eq(opportunities.identityConfirmed, true));
  // The texts of the listing are the same, so the time of its last change stays.
  await tx.update(opportunities).set({ identityConfirmed: false }).where(confirmed);
}

/** The company and the owner of an opportunity, for those with access only. */
export async function readCompanyAndOwner(db: Queryable, companyId: number | null, ownerId: number) {
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  const [company] = companyId ? await db.select().from(companies).where(eq(companies.id, companyId)) : [];
  return { owner, company };
}
