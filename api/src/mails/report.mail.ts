import { type Language, type ReportDecision, type ReportReason, routes } from '@handover/shared/contract';
import { fill } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fillMail } from './write-mail.ts';

interface Recipient {
  email: string;
  language: Language;
  name?: string;
}
interface Report {
  number: number;
  reason: ReportReason;
  /** Null once the listing is deleted. */
  title: string | null;
}

function valuesOf({ language }: Recipient, { number, reason, title }: Report) {
  const texts = TEXTS[language].mails.report;
  return {
    number,
    listing: title === null ? texts.deleted : fill(texts.listing, { title }),
    cause: texts.reasons[reason],
  };
}

/**
 * Says that a report has arrived. It has no words of who reported: the address may be somebody else's. The listing is
 * named by its public title.
 */
export function reportReceiptMail(to: Recipient, report: Report, publicUrl: string): Message {
  const contact = publicUrl + routes.contactUs;
  return fillMail(to, TEXTS[to.language].mails.report.receipt, { ...valuesOf(to, report), contact });
}

/** What staff have decided about a report, and why, in their words. `gone`: the listing had left the market already. */
export function reportDecisionMail(
  to: Recipient,
  { decision, words, ...report }: Report & { decision: ReportDecision | 'gone'; words: string },
  publicUrl: string,
): Message {
  const { subject, text, ...texts } = TEXTS[to.language].mails.report.decided;
  return fillMail(
    to,
    { subject, text: [text, texts[decision], texts.reason, texts.wrong] },
    { ...valuesOf(to, report), words, contact: publicUrl + routes.contactUs },
  );
}
