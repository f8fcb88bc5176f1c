import type { ListingReport } from '@handover/shared/contract';
import { isPublished } from '../opportunities/index.ts';
import { personName, readableEmail } from '../users/index.ts';
import type { ReportRow } from './reports.sql.ts';

function reporterOf({ report, reporter }: ReportRow): ListingReport['reporter'] {
  if (!reporter) return { id: null, name: report.name, email: readableEmail(report.email) };
  if (reporter.closedAt) return { id: null, name: '', email: '' };
  return { id: reporter.id, name: personName(reporter) ?? '', email: readableEmail(reporter.email) };
}

function decisionOf({ report, staff }: ReportRow): ListingReport['decision'] {
  const { decision, decidedAt, decisionReason } = report;
  if (!decision || !decidedAt) return null;
  return {
    kind: decision,
    reason: decisionReason ?? '',
    by: staff && personName(staff),
    at: decidedAt.toISOString(),
  };
}

/** A report as staff read it. */
export function reportView(row: ReportRow): ListingReport {
  const { report, listing } = row;
  return {
    id: report.id,
    created_at: report.createdAt.toISOString(),
    reason: report.reason,
    explanation: report.explanation,
    opportunity: {
      id: report.opportunityId,
      title: listing?.title ?? null,
      is_published: listing !== null && isPublished(listing),
    },
    reporter: reporterOf(row),
    decision: decisionOf(row),
  };
}
