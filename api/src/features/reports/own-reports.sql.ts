import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { listingReports } from '../../../db/schema/index.ts';
import { readableEmail, type UserRow } from '../users/index.ts';

type Account = Pick<UserRow, 'id' | 'email' | 'emailProvenAt'>;

/** Those that a visitor made with the address of the account. None for an unproven one, which anybody may have typed. */
const byAddress = ({ email, emailProvenAt }: Account): SQL | undefined =>
  emailProvenAt
    ? and(isNull(listingReports.reporterId), eq(sql`lower(${listingReports.email})`, email.toLowerCase()))
    : sql`false`;

/** The reports of the user with what was decided, for the export of the account. */
export async function reportsOf(db: Queryable, user: Account) {
  const rows = await db
    .select()
    .from(listingReports)
    .where(or(eq(listingReports.reporterId, user.id), byAddress(user)))
    .orderBy(asc(listingReports.createdAt), asc(listingReports.createdOrder));
  return rows.map((row) => ({
    id: row.id,
    opportunity_id: row.opportunityId,
    name: row.name,
    email: readableEmail(row.email),
    reason: row.reason,
    explanation: row.explanation,
    reported_at: row.createdAt.toISOString(),
    decision: row.decision,
    decision_reason: row.decisionReason,
    decided_at: row.decidedAt?.toISOString() ?? null,
  }));
}

/** Who reported is forgotten when the account is closed; what was reported and decided stays until retention removes it. */
export async function forgetReporter(tx: Transaction, user: Account): Promise<void> {
  await tx.update(listingReports).set({ name: '', email: '', ip: '' }).where(byAddress(user));
}
