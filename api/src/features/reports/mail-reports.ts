import type { Language } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { languageOfAccount } from '../../mails/addressee.ts';
import { reportDecisionMail, reportReceiptMail } from '../../mails/report.mail.ts';
import { isPublished } from '../opportunities/index.ts';
import type { ReportRow } from './reports.sql.ts';

interface Reached {
  email: string;
  language: Language;
  /** The address of an account. What a visitor has typed is not mailed to an address that may be somebody else's. */
  name?: string;
}

/** Where who reported gets mails; null without an address, or if that of the account is not proven. */
export function reachedAt({ report, reporter }: ReportRow): Reached | null {
  if (!reporter) return report.email ? { email: report.email, language: report.language } : null;
  if (reporter.closedAt || !reporter.emailProvenAt) return null;
  return { email: reporter.email, language: languageOfAccount(reporter), name: reporter.firstName };
}

const factsOf = ({ report, listing }: ReportRow) => ({
  number: report.id,
  reason: report.reason,
  title: listing?.title ?? null,
});

export function mailReceipt(app: FastifyInstance, row: ReportRow): void {
  const to = reachedAt(row);
  if (!to) return;
  const mail = reportReceiptMail(to, factsOf(row), app.config.publicUrl);
  app.background.run('the receipt of a report', () => app.deliverMail('report', mail));
}

export function mailDecision(app: FastifyInstance, row: ReportRow): void {
  const to = reachedAt(row);
  const { decision, decisionReason } = row.report;
  if (!to || !decision) return;
  const isGone = decision === 'no_action' && !(row.listing && isPublished(row.listing));
  const decided = { decision: isGone ? ('gone' as const) : decision, words: decisionReason ?? '' };
  const mail = reportDecisionMail(to, { ...factsOf(row), ...decided }, app.config.publicUrl);
  app.background.run('the decision about a report', () => app.deliverMail('report', mail));
}
