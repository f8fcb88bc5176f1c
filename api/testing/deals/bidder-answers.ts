import { paths } from '@handover/shared/contract';
import { readPdf } from '../documents/read-pdf.ts';
import type { Actor } from '../people/actor.ts';

/** When an export was written. */
const TIMES = /"exported_at":"[^"]*"/;

/** Everything that a bidder can ask for, without the times that pass meanwhile. */
export async function bidderAnswers(bidder: Actor, { opportunity, deal, letter }: Record<string, number>) {
  const urls = [
    paths.deals,
    paths.dealCounts,
    paths.deal(Number(deal)),
    paths.dealTimeline(Number(deal)),
    paths.dataRoom(Number(deal)),
    paths.dealQuestions(Number(deal)),
    paths.loiPdf(Number(letter)),
    paths.opportunity(Number(opportunity)),
    paths.opportunityPrivateData(Number(opportunity)),
    paths.opportunityOffers(Number(opportunity)),
    paths.opportunities,
    paths.requestsAsRequester,
    paths.notifications,
    paths.exportAccount,
  ];
  const answers: unknown[] = [];
  for (const url of urls) {
    const { status, body, raw } = await bidder.get(url);
    const isPdf = raw.subarray(0, 5).toString('latin1') === '%PDF-';
    const text = isPdf ? readPdf(raw) : JSON.stringify(body ?? raw.toString());
    answers.push([url, status, text.replace(TIMES, '')]);
  }
  return answers;
}
