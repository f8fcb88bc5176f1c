import { DEAL_GROUPS } from '@handover/shared/contract';
import { marketZone } from '@handover/shared/contract/hosting';
import { type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../../../db/prepared.ts';
import { deals } from '../../../../db/schema/index.ts';

/** Whether the viewer, a party, sells: as the owner of a sell opportunity, or the requester of a mandate. */
export const isSeller = (viewer: Place): SQL<boolean> =>
  sql`((${deals.ownerId} = ${viewer}) = ((select s.type from deal_opportunities s where s.deal_id = ${deals.id}) = 'sell'))`;

const RUNS = sql`(${deals.exclusivityClosedAt} is null and ${deals.exclusivityEndsAt} > now())`;
const hasProposal = () =>
  sql`exists(select 1 from exclusivity_proposals p where p.deal_id = ${deals.id} and p.outcome is null
  and (p.end_time at time zone ${marketZone()})::date > (now() at time zone ${marketZone()})::date)`;

/** What the seller side says of the sale is not answered yet. */
const waitsForBuyer = sql`exists(select 1 from completions c where c.deal_id = ${deals.id} and c.outcome is null
  and not c.is_in_advance)`;

/** Whether an open question `q` of a deal is the other side's. */
export const isToAnswer = (viewer: Place) =>
  sql`(q.answer is null and (q.asked_by = ${deals.requesterId}) = (${deals.requesterId} <> ${viewer}))`;

const hasQuestion = (viewer: Place) => sql`exists(select 1 from questions_and_answers q
  where q.deal_id = ${deals.id} and ${isToAnswer(viewer)})`;

/** A counter-proposal to a letter `l` waits for the buyer side. */
export const hasOpenCounter = sql`(l.status = 'submitted' and exists(select 1 from counter_proposals c
  where c.loi_document_id = l.id and c.version = l.version and c.outcome is null))`;

const openLetterIs = (condition: SQL) => sql`exists(select 1 from loi_documents l
  where l.deal_id = ${deals.id} and l.status = 'submitted' and ${condition})`;

const today = () => sql`(now() at time zone ${marketZone()})::date`;
const bidDate = sql`(select b.date from bid_dates b where b.opportunity_id = ${deals.opportunityId})`;
/** The end of a day of the marketplace, as the wire has it. */
const endOf = (day: SQL) =>
  sql`((${day} + 1)::timestamp at time zone ${marketZone()}) - interval '1 millisecond'`;

/** The seller has attached no company to the deal of a mandate. */
const lacksCompany = sql`exists(select 1 from deal_opportunities s where s.deal_id = ${deals.id}
  and s.type = 'buy' and s.company_attached_at is null)`;

const isMine = (viewer: Place) => sql`(case ${deals.phase}
  when 'introduction' then ${isSeller(viewer)} = (${lacksCompany} or coalesce(${bidDate} < ${today()}, false))
  when 'loi' then not ${openLetterIs(sql`l.sealed`)} and ${isSeller(viewer)} <> ${openLetterIs(hasOpenCounter)}
  when 'due_diligence' then not ${isSeller(viewer)} or ${RUNS} is not true
  when 'closing' then case when ${waitsForBuyer} then not ${isSeller(viewer)}
    else ${isSeller(viewer)} or ${hasProposal()} end
  else ${isSeller(viewer)} or ${hasProposal()} end or ${hasQuestion(viewer)})`;

const rank = (group: (typeof DEAL_GROUPS)[number]) => sql.raw(String(DEAL_GROUPS.indexOf(group)));

/** The index of its group in `DEAL_GROUPS`, from the side of the viewer: what `nextStep` and `groupOf` say, for filters and orders. */
export const dealGroup = (viewer: Place): SQL<number> => sql`(case
  when ${deals.status} in ('completed', 'cancelled') then ${rank('ended')}
  when ${deals.status} = 'paused' then ${rank('paused')}
  when ${isMine(viewer)} then ${rank('mine')} else ${rank('theirs')} end)`;

/** The deadline of the next step, for orders. */
export const stepDeadline = (): SQL => sql`(case
  when ${deals.status} in ('completed', 'cancelled') or ${deals.pauseReason} = 'exclusivity' then null
  when ${deals.status} = 'active' and ${deals.phase} = 'introduction'
    then case when ${bidDate} >= ${today()} and not ${lacksCompany} then ${endOf(bidDate)} end
  when ${deals.status} = 'active' and ${deals.phase} = 'loi' then ${endOf(sql`(select case when l.sealed
    then ${bidDate} else l.expiration_date end from loi_documents l where l.deal_id = ${deals.id}
    order by l.created_order desc limit 1)`)}
  when ${deals.status} = 'active' and ${deals.phase} = 'closing' and ${waitsForBuyer} then (select c.answer_by
    from completions c where c.deal_id = ${deals.id} and c.outcome is null)
  when ${RUNS} then ${deals.exclusivityEndsAt} end)`;
