import { marketDay } from '@handover/shared/contract/hosting';
import type * as schemas from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { withOpenDeal } from '../announcing/with-open-deal.ts';
import { setArchived, setDeal } from '../change-deal.sql.ts';
import { closeCompletion } from '../completing/completions.sql.ts';
import { logAndNotify, notifyParties } from '../deal.events.ts';
import { phaseMove } from '../deal.rules.ts';
import { cancelRow } from '../end-deal.ts';
import { endExclusivity } from '../exclusivity/end-exclusivity.ts';
import { checkNewEnd, exclusivityEnd } from '../exclusivity/exclusivity.rules.ts';
import { closeProposal } from '../exclusivity/exclusivity-proposals.sql.ts';
import { runningPeriod } from '../exclusivity/running-period.ts';
import { assertAllowed } from '../open-deal.ts';

export const setPhase = (call: IdCall<{ body: typeof schemas.setPhaseBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    const { action, phase } = phaseMove(open.deal.phase, call.body.phase);
    assertAllowed(open, action);
    await setDeal(tx, open.deal.id, { phase });
    await closeCompletion(tx, open.deal, 'lapsed');
    await logAndNotify(tx, open, ['phase_changed', 'deal_phase_changed'], { phase, params: { phase } });
  });

export const pauseOrResume = (call: IdCall<{ body: typeof schemas.pauseBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    const { deal, actor } = open;
    const pausing = call.body?.pause ?? deal.status !== 'paused';
    assertAllowed(open, pausing ? 'pause' : 'resume');
    await setDeal(
      tx,
      deal.id,
      pausing
        ? { status: 'paused', pauseReason: 'user', pausedBy: actor.id }
        : { status: 'active', pauseReason: null, pausedBy: null },
    );
    await logAndNotify(tx, open, pausing ? ['paused', 'deal_paused'] : ['resumed', 'deal_resumed']);
  });

export const cancelDeal = (call: IdCall<{ body: typeof schemas.cancelDealBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'cancel');
    const { deal, actor, otherId } = open;
    await cancelRow(tx, deal, call.body.cancellation_reason, actor.id);
    if (open.facts.exclusivityRuns) await endExclusivity(tx, deal, { restore: true, notified: [otherId] });
    await notifyParties(tx, deal.id, [otherId], 'deal_cancelled', { actorId: actor.id });
  });

export const changeExclusivity = (call: IdCall<{ body: typeof schemas.exclusivityBodySchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'change_exclusivity');
    const { deal, actor, now } = open;
    const end = exclusivityEnd(call.body.exclusivity_period_end_time);
    const running = runningPeriod(deal, call.app.config.rules);
    checkNewEnd(actor.side, running, end, now);
    // The same day again is no change: nobody is told of one, and what is proposed stays.
    if (end.getTime() === running.end.getTime()) return;
    await setDeal(tx, deal.id, { exclusivityEndsAt: end });
    // The proposal was made for another end.
    await closeProposal(tx, deal, 'lapsed');
    await logAndNotify(tx, open, ['exclusivity_changed', 'exclusivity_changed'], {
      params: { date: marketDay(end) },
      details: { before: marketDay(running.end), after: marketDay(end) },
    });
  });

/** Archives the deal for this party only; the status does not change. */
export const archiveOrBringBack = (call: IdCall<{ body: typeof schemas.archiveBodySchema }>) =>
  withOpenDeal(call, (tx, { deal, actor }) => setArchived(tx, deal.id, actor.id, call.body?.archived));
