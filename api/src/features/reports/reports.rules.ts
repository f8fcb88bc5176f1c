import type { ReportDecision } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** Throws if this person or network has reported as often as it may in a day. */
export function mayReport(reportedToday: number, most: number): void {
  if (reportedToday >= most) throw new DomainError('report.too_many', {}, { retryAfter: 3600 });
}

/** Throws if the report is decided already, or if what is to be taken down is not published. */
export function checkDecision(
  decision: ReportDecision,
  { decidedAt, isPublished }: { decidedAt: Date | null; isPublished: boolean },
): void {
  if (decidedAt) throw new DomainError('report.decided');
  if (decision === 'taken_down' && !isPublished) throw new DomainError('opportunity.not_published');
}
