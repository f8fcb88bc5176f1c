import type { Day } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Place } from '../../../../db/prepared.ts';
import { dealOpportunities, deals } from '../../../../db/schema/index.ts';
import { isNewDocument } from '../announcing/new-documents.sql.ts';
import { hasOpenCounter, isSeller, isToAnswer } from './deal-groups.sql.ts';

type DocumentKind = 'annual_accounts' | 'documents' | 'general_ledger';
/** The latest letter, from json: times are texts there. */
interface LatestLetter {
  status: 'submitted' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  expires: string;
  at: string;
  isSealed: boolean;
  hasCounter: boolean;
}
/** What is open about the sale. */
interface OpenCompletion {
  isInAdvance: boolean;
  answerBy: string;
}
interface BidDateOf {
  date: Day;
  sealed: boolean;
}
interface Proposal {
  id: number;
  end: string;
  at: string;
}

/**
 * Counts of the open items in a deal, as columns of a query of deals with their snapshots. Each reads the rows of its
 * deal only.
 */
export const waitingColumns = (viewer: Place) => ({
  openQuestions: sql<number>`(select count(*)::int from questions_and_answers q
    where q.deal_id = ${deals.id} and q.answer is null)`,
  questionsToAnswer: sql<number>`(select count(*)::int from questions_and_answers q
    where q.deal_id = ${deals.id} and ${isToAnswer(viewer)})`,
  /** What a side owes, also while the deal is paused, and what the other has provided. */
  diligenceToDo: sql<number>`(select count(*)::int from diligence_lines l join diligence_lists s on s.deal_id = l.deal_id
    where l.deal_id = ${deals.id} and case when (l.owed_by = 'seller') = ${isSeller(viewer)}
      then l.state in ('open', 'returned') and ${deals.status} in ('active', 'paused')
      else l.state = 'provided' and ${deals.status} = 'active' end)`,
  /** Lines that a side owes, or has to confirm; drafts that the other side alone has marked; signed copies to confirm. */
  closingToDo: sql<number>`(case when ${deals.status} = 'active' and ${deals.phase} in ('spa', 'closing') then
    (select count(*)::int from closing_lines l, lateral (select case when ${isSeller(viewer)} then 'seller' else 'buyer' end as side) v
      where l.deal_id = ${deals.id} and case l.state when 'open' then l.owed_by in ('both', v.side::closing_owner)
        when 'done' then l.moved_side <> v.side::deal_side else false end)
    + (select count(*)::int from deal_agreements a join lateral (select * from agreement_versions v
        where v.agreement_id = a.id order by v.number desc limit 1) n on true
      where a.deal_id = ${deals.id} and case when n.signed_by is null
        then case when ${isSeller(viewer)} then n.buyer_marked_at is not null and n.seller_marked_at is null
          else n.seller_marked_at is not null and n.buyer_marked_at is null end
        else n.confirmed_at is null and n.signed_by <> ${viewer} end) else 0 end)`,
  letters: sql<number>`(select count(*)::int from loi_documents l where l.deal_id = ${deals.id})`,
  latestLetter: sql<LatestLetter | null>`(select json_build_object('status', l.status, 'expires', l.expiration_date,
    'at', l.updated_at, 'isSealed', l.sealed, 'hasCounter', ${hasOpenCounter}) from loi_documents l where l.deal_id = ${deals.id} order by l.created_order desc limit 1)`,
  bidDate: sql<BidDateOf | null>`(select json_build_object('date', b.date, 'sealed', b.sealed)
    from bid_dates b where b.opportunity_id = ${deals.opportunityId})`,
  bidDateAt: sql<
    string | null
  >`(select to_json(b.updated_at)#>>'{}' from bid_dates b where b.opportunity_id = ${deals.opportunityId})`,
  /** The new documents by group, since a group can be closed again. What opens early is open like the first group. */
  newDocuments: sql<
    Partial<Record<DocumentKind, number>>
  >`(select coalesce(json_object_agg(n.kind, n.count), '{}')
    from (select case when f.opens_early then 'documents' else f.kind end as kind, count(*)::int as count from files f
      where f.deal_opportunity_id = ${dealOpportunities.id} and f.hidden_at is null and ${isNewDocument(viewer, 'f')}
      group by 1) n)`,
  completion: sql<OpenCompletion | null>`(select json_build_object('isInAdvance', c.is_in_advance, 'answerBy', c.answer_by)
    from completions c where c.deal_id = ${deals.id} and c.outcome is null)`,
  proposal: sql<Proposal | null>`(select json_build_object('id', p.id, 'end', p.end_time, 'at', p.created_at)
    from exclusivity_proposals p where p.deal_id = ${deals.id} and p.outcome is null)`,
});
