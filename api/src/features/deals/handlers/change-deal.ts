import type {
  cancelDealBodySchema,
  exclusivityBodySchema,
  setPhaseBodySchema,
} from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { setDeal, toggleArchived } from '../change-deal.sql.ts';
import { logAndNotify, notifyParties } from '../deal.events.ts';
import { phaseMove } from '../deal.rules.ts';
import { dealDetail } from '../deal-detail.response.ts';
import { cancelRow, markSold } from '../end-deal.sql.ts';
import { checkNewEnd, exclusivityEnd } from '../exclusivity.rules.ts';
import { endExclusivity } from '../exclusivity.sql.ts';
import { assertAllowed, type OpenDeal, openDeal } from '../open-deal.ts';

type Change = (tx: Transaction, open: OpenDeal) => Promise<void>;

/** Locks and settles the deal, changes it, and returns it, in one transaction. */
const changing = ({ app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>, change: Change) =>
  app.db.transaction(async (tx) => {
    await change(tx, await openDeal(tx, viewer, params.id));
    return dealDetail(tx, viewer, params.id);
  });

export const setPhase = (call: IdCall<{ body: typeof setPhaseBodySchema }>) =>
  changing(call, async (tx, open) => {
    const { action, phase } = phaseMove(open.deal.phase, call.body.phase);
    assertAllowed(open, action);
    await setDeal(tx, open.deal.id, { phase });
    await logAndNotify(tx, open, ['phase_changed', 'deal_phase_changed'], { phase, params: { phase } });
  });

export const pauseOrResume = (call: IdCall) =>
  changing(call, async (tx, open) => {
    const { deal, actor } = open;
    const pausing = deal.status !== 'paused';
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

export const cancelDeal = (call: IdCall<{ body: typeof cancelDealBodySchema }>) =>
  changing(call, async (tx, open) => {
    assertAllowed(open, 'cancel');
    const { deal, actor, otherId } = open;
    await cancelRow(tx, deal, call.body.cancellation_reason, actor.id);
    if (open.facts.exclusivityRuns) await endExclusivity(tx, deal, { restore: true, notified: [otherId] });
    await notifyParties(tx, deal.id, [otherId], 'deal_cancelled');
  });

export const completeDeal = (call: IdCall) =>
  changing(call, async (tx, open) => {
    assertAllowed(open, 'complete');
    const { deal, actor, now } = open;
    await setDeal(tx, deal.id, { status: 'completed', endedAt: now });
    if (open.facts.exclusivityRuns) await endExclusivity(tx, deal, { restore: false, notified: [] });
    await logAndNotify(tx, open, ['completed', 'deal_completed']);
    await markSold(tx, deal, actor.id);
  });

export const changeExclusivity = (call: IdCall<{ body: typeof exclusivityBodySchema }>) =>
  changing(call, async (tx, open) => {
    assertAllowed(open, 'change_exclusivity');
    const { deal, actor, now } = open;
    const end = exclusivityEnd(call.body.exclusivity_period_end_time);
    if (!deal.exclusivityEndsAt || !deal.exclusivityStartedAt)
      throw new DomainError('exclusivity.not_running');
    const running = {
      acceptedAt: deal.exclusivityStartedAt,
      end: deal.exclusivityEndsAt,
      maxDays: call.app.config.rules.exclusivityMaxDays,
    };
    checkNewEnd(actor.side, running, end, now);
    await setDeal(tx, deal.id, { exclusivityEndsAt: end });
    const params = { date: end.toISOString() };
    await logAndNotify(tx, open, ['exclusivity_changed', 'exclusivity_changed'], { params });
  });

/** Archives the deal for this party only; the status does not change. */
export const toggleArchive = (call: IdCall) =>
  changing(call, (tx, { deal, actor }) => toggleArchived(tx, deal.id, actor.id));
