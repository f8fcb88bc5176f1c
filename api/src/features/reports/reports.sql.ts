import type { ListingReportQuery, ReportDecision } from '@handover/shared/contract';
import { and, eq, gt, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { listingReports, opportunities, users } from '../../../db/schema/index.ts';
import type { Page } from '../../http/lists/paging.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';

type NewReport = typeof listingReports.$inferInsert;
/** Who reports: an account, or a visitor by their network. */
export type Source = { reporterId: number } | { ip: string };

const isFrom = (source: Source): SQL =>
  'reporterId' in source
    ? eq(listingReports.reporterId, source.reporterId)
    : (and(isNull(listingReports.reporterId), eq(listingReports.ip, source.ip)) ?? sql`false`);
const today = gt(listingReports.createdAt, sql`now() - interval '1 day'`);

/** The reports of the last 24 hours. Until the end of the transaction they come one after the other. */
export async function countReportedToday(tx: Transaction, source: Source): Promise<number> {
  const key = `report ${Object.values(source)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return tx.$count(listingReports, and(isFrom(source), today));
}

/** How many visitors have typed this address in the last 24 hours, from whichever network. */
export const countTypedToday = (db: Queryable, email: string): Promise<number> =>
  db.$count(listingReports, and(eq(sql`lower(${listingReports.email})`, email.toLowerCase()), today));

export async function insertReport(tx: Transaction, report: NewReport) {
  return onlyRow(await tx.insert(listingReports).values(report).returning());
}

const staff = alias(users, 'staff');
const select = (db: Queryable) =>
  db
    .select({
      report: listingReports,
      reporter: users,
      staff,
      listing: {
        ownerId: opportunities.ownerId,
        title: opportunities.publishedTitle,
        validated: opportunities.validated,
        unlistedAt: opportunities.unlistedAt,
      },
    })
    .from(listingReports)
    .leftJoin(users, eq(users.id, listingReports.reporterId))
    .leftJoin(staff, eq(staff.id, listingReports.decidedBy))
    .leftJoin(opportunities, eq(opportunities.id, listingReports.opportunityId));
export type ReportRow = Awaited<ReturnType<typeof select>>[number];

const LISTS = {
  open: {
    where: isNull(listingReports.decidedAt),
    orderings: { created_at: listingReports.createdAt },
    fallback: 'created_at',
  },
  decided: {
    where: isNotNull(listingReports.decidedAt),
    orderings: { decided_at: listingReports.decidedAt },
    fallback: '-decided_at',
  },
};
/**
 * The open ones, the first first; or the decided ones, the latest decision first. Without those of listings that the
 * reader owns: no owner learns who reported.
 */
export function listReports(
  db: Queryable,
  query: ListingReportQuery,
  readerId: number,
): Promise<Page<ReportRow>> {
  const { where, ...order } = LISTS[query.state];
  const isOwn = sql`exists (select 1 from ${opportunities}
    where ${opportunities.id} = ${listingReports.opportunityId} and ${opportunities.ownerId} = ${readerId})`;
  return readPage(db, listingReports, { query, where: and(where, not(isOwn)), ...order }, (ofPage) =>
    select(db).where(ofPage),
  );
}

export async function readReports(db: Queryable, ids: number[]): Promise<ReportRow[]> {
  return select(db).where(inArray(listingReports.id, ids));
}

interface Decided {
  /** One report, or all open ones of a listing. */
  of: { id: number } | { opportunityId: number };
  decision: ReportDecision;
  reason: string;
  staffId: number;
}
/** Decides what is still open, and returns the ids. */
export async function decideOpen(
  tx: Transaction,
  { of, decision, reason, staffId }: Decided,
): Promise<number[]> {
  const which =
    'id' in of ? eq(listingReports.id, of.id) : eq(listingReports.opportunityId, of.opportunityId);
  const rows = await tx
    .update(listingReports)
    // The network was for the limit of a day.
    .set({ decidedAt: new Date(), decidedBy: staffId, decision, decisionReason: reason, ip: '' })
    .where(and(which, isNull(listingReports.decidedAt)))
    .returning({ id: listingReports.id });
  return rows.map(({ id }) => id);
}
