import type { ListingReportQuery, ReportDecision } from '@handover/shared/contract';
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { listingReports, opportunities, users } from '../../../db/schema/index.ts';
import type { Page } from '../../http/lists/paging.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';

type NewReport = typeof listingReports.$inferInsert;
/** Who reports: an account, or a visitor by their network and the address that they typed. */
export type Source = { reporterId: number } | { ip: string; email: string };

const isFrom = (source: Source): SQL | undefined =>
  'reporterId' in source
    ? eq(listingReports.reporterId, source.reporterId)
    : or(
        eq(listingReports.ip, source.ip),
        source.email ? eq(sql`lower(${listingReports.email})`, source.email.toLowerCase()) : undefined,
      );

/** The reports of the last 24 hours. Until the end of the transaction they come one after the other. */
export async function countReportedToday(tx: Transaction, source: Source): Promise<number> {
  const keys = Object.values(source).map((key) => `report ${String(key).toLowerCase()}`);
  // In one order, so that two that share both do not wait for each other.
  for (const key of keys.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const today = gt(listingReports.createdAt, sql`now() - interval '1 day'`);
  return tx.$count(listingReports, and(isFrom(source), today));
}

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
/** The open ones, the first first; or the decided ones, the latest decision first. */
export const listReports = (db: Queryable, query: ListingReportQuery): Promise<Page<ReportRow>> =>
  readPage(db, listingReports, { query, ...LISTS[query.state] }, (ofPage) => select(db).where(ofPage));

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
    .set({ decidedAt: new Date(), decidedBy: staffId, decision, decisionReason: reason })
    .where(and(which, isNull(listingReports.decidedAt)))
    .returning({ id: listingReports.id });
  return rows.map(({ id }) => id);
}
