import type { TimelineDetails } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { acceptLoiBodySchema, declineLoiBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import {
  assertAllowed,
  discloseOpenFiles,
  firstEnd,
  logEvent,
  notifyParties,
  type OpenDeal,
  pauseRivals,
  setDeal,
} from '../../deals/index.ts';
import { type Letter, letterOf, setLetter } from '../loi.sql.ts';
import { openLetter } from '../open-letter.ts';

type Action = 'accept_loi' | 'decline_loi' | 'withdraw_loi';

const deciding = (
  { app, request, viewer, params }: Pick<IdCall, 'app' | 'request' | 'viewer' | 'params'>,
  action: Action,
  decide: (tx: Transaction, letter: Letter, open: OpenDeal) => Promise<void>,
) =>
  app.db.transaction(async (tx) => {
    const { letter, open } = await openLetter(tx, viewer, params.id);
    assertAllowed(open, action);
    if (letter.status !== 'submitted') throw new DomainError('loi.not_open', { status: letter.status });
    // A version that the viewer has not read can't be accepted or declined.
    checkUnchanged(request, letter.updatedAt);
    for (const party of [open.actor.id, open.otherId]) await readWhenDone(tx, party, { letterId: letter.id });
    await decide(tx, letter, open);
    return letterOf(tx, letter.dealId, letter.id, viewer);
  });

type AcceptCall = IdCall<{ body: typeof acceptLoiBodySchema }>;

/** Exclusivity begins, rivals pause. Only one accepted letter per opportunity, which a constraint ensures too. */
export async function acceptLetter(call: AcceptCall) {
  const accepting = deciding(call, 'accept_loi', async (tx, letter, { deal, actor, otherId, now }) => {
    const end = firstEnd(call.body?.exclusivity_period_end_time, now, call.app.config.rules);
    // From here on, reminders are about the exclusivity.
    await setLetter(tx, letter.id, { status: 'accepted', decidedAt: now, remindedAt: null });
    const exclusivity = { exclusivityStartedAt: now, exclusivityEndsAt: end, exclusivityClosedAt: null };
    await setDeal(tx, deal.id, { phase: 'due_diligence', ...exclusivity });
    await discloseOpenFiles(tx, deal.id);
    await logEvent(tx, {
      dealId: deal.id,
      event: 'loi_accepted',
      phase: 'due_diligence',
      actorId: actor.id,
      details: { letter: letter.id, version: letter.version, after: marketDay(end) },
    });
    const params = { date: marketDay(end) };
    const place = { tab: 'loi', letter: letter.id };
    await notifyParties(tx, deal.id, [otherId], 'loi_accepted', { params, actorId: actor.id, place });
    await pauseRivals(tx, deal);
  });
  return accepting.catch((error: unknown) => {
    const lost = brokenUnique(error) === 'loi_documents_accepted_unique';
    throw lost ? new DomainError('loi.accepted_exists') : error;
  });
}

const backToIntroduction = async (
  tx: Transaction,
  letter: Letter,
  { deal, actor, otherId }: OpenDeal,
  event: 'loi_declined' | 'loi_withdrawn',
  details: TimelineDetails,
) => {
  await setDeal(tx, deal.id, { phase: 'introduction' });
  await logEvent(tx, { dealId: deal.id, event, phase: 'introduction', actorId: actor.id, details });
  const place = { tab: 'loi', letter: letter.id };
  await notifyParties(tx, deal.id, [otherId], event, { actorId: actor.id, place });
};

export const declineLetter = (call: IdCall<{ body: typeof declineLoiBodySchema }>) =>
  deciding(call, 'decline_loi', async (tx, letter, open) => {
    await setLetter(tx, letter.id, {
      status: 'declined',
      decidedAt: open.now,
      declineReason: call.body.decline_reason,
    });
    const { id, version } = letter;
    const reason = call.body.decline_reason;
    await backToIntroduction(tx, letter, open, 'loi_declined', { letter: id, version, reason });
  });

export const withdrawLetter = (call: IdCall) =>
  deciding(call, 'withdraw_loi', async (tx, letter, open) => {
    await setLetter(tx, letter.id, { status: 'withdrawn', decidedAt: open.now });
    const { id, version } = letter;
    await backToIntroduction(tx, letter, open, 'loi_withdrawn', { letter: id, version });
  });
