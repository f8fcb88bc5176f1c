import { marketDay } from '@handover/shared/contract/hosting';
import type { exclusivityAnswerSchema, exclusivityBodySchema } from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { withOpenDeal } from '../announcing/with-open-deal.ts';
import { setDeal } from '../change-deal.sql.ts';
import { logAndNotify, logEvent } from '../deal.events.ts';
import { checkProposedEnd, exclusivityEnd } from '../exclusivity/exclusivity.rules.ts';
import { closeProposal, insertProposal, type ProposalRow } from '../exclusivity/exclusivity-proposals.sql.ts';
import { runningPeriod } from '../exclusivity/running-period.ts';
import { assertAllowed, type OpenDeal } from '../open-deal.ts';

const endsOf = ({ deal }: OpenDeal, end: Date) => ({
  ...(deal.exclusivityEndsAt ? { before: marketDay(deal.exclusivityEndsAt) } : {}),
  after: marketDay(end),
});

/** The proposal that `assertAllowed` found open. */
function waiting({ proposal }: OpenDeal): ProposalRow {
  if (!proposal) throw new DomainError('exclusivity.no_proposal');
  return proposal;
}

/** The seller side asks the buyer side to give exclusivity up early. */
export const proposeExclusivityEnd = (call: IdCall<{ body: typeof exclusivityBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'propose_exclusivity_end');
    const { deal, actor, now } = open;
    const end = exclusivityEnd(call.body.exclusivity_period_end_time);
    checkProposedEnd(runningPeriod(deal, call.app.config.rules), end, now);
    await insertProposal(tx, deal, { proposedBy: actor.id, endTime: end });
    await logAndNotify(tx, open, ['exclusivity_proposed', 'exclusivity_proposed'], {
      params: { date: marketDay(end) },
      details: endsOf(open, end),
    });
  }).catch((error: unknown) => {
    const lost = brokenUnique(error) === 'exclusivity_proposals_open_unique';
    throw lost ? new DomainError('exclusivity.proposal_open') : error;
  });

/** The buyer side agrees, which sets the end, or does not. */
export const answerExclusivityProposal = (call: IdCall<{ body: typeof exclusivityAnswerSchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'answer_exclusivity_proposal');
    const { deal } = open;
    const { endTime } = waiting(open);
    const { agreed } = call.body;
    await closeProposal(tx, deal, agreed ? 'agreed' : 'refused');
    if (agreed) await setDeal(tx, deal.id, { exclusivityEndsAt: endTime });
    const event = agreed ? 'exclusivity_agreed' : 'exclusivity_refused';
    await logAndNotify(tx, open, [event, event], {
      params: { date: marketDay(endTime) },
      details: endsOf(open, endTime),
    });
  });

/** Withdraws a proposal. The page of the other side no longer shows it. */
export const withdrawExclusivityProposal = (call: IdCall) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'withdraw_exclusivity_proposal');
    const { deal, actor } = open;
    const { endTime } = waiting(open);
    await closeProposal(tx, deal, 'withdrawn');
    await logEvent(tx, {
      dealId: deal.id,
      event: 'exclusivity_proposal_withdrawn',
      phase: deal.phase,
      actorId: actor.id,
      details: { after: marketDay(endTime) },
    });
  });
