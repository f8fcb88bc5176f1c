import type { Day, NotificationType } from '@handover/shared/contract';
import type { bidDateBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import {
  applyExpiries,
  bidDateOf,
  biddingDeals,
  checkBidDate,
  checkRemoval,
  countSealed,
  deleteBidDate,
  isPast,
  logEvent,
  notifyParties,
  saveBidDate,
} from '../../deals/index.ts';
import { isPublished, lockOpportunity, visibleOpportunity } from '../../opportunities/index.ts';

type BidDate = NonNullable<Awaited<ReturnType<typeof bidDateOf>>>;

/** The owner's own business for sale, locked and settled, with its bid date. Whoever may not set one learns of none. */
async function lockBids(tx: Transaction, { viewer, params }: Pick<IdCall, 'viewer' | 'params'>) {
  const now = new Date();
  await lockOpportunity(tx, params.id);
  const row = await visibleOpportunity(tx, viewer, params.id);
  if (row.ownerId !== viewer.id)
    throw new DomainError(viewer.isStaff ? 'deal.staff_read_only' : 'opportunity.not_found');
  if (row.type !== 'sell' || !isPublished(row)) throw new DomainError('bid_date.not_published');
  await applyExpiries(tx, row.id, now);
  return {
    now,
    before: await bidDateOf(tx, row.id),
    hasSealedLetters: (await countSealed(tx, row.id)) > 0,
  };
}

/** Every bidder learns the day alone, in a notice and in the timeline of their deal. */
async function tell(
  tx: Transaction,
  { viewer, params }: Pick<IdCall, 'viewer' | 'params'>,
  event: Extract<NotificationType, 'bid_date_set' | 'bid_date_removed'>,
  { before, date }: { before: BidDate | undefined; date?: Day },
) {
  for (const deal of await biddingDeals(tx, params.id)) {
    await logEvent(tx, {
      dealId: deal.id,
      event,
      phase: deal.phase,
      actorId: viewer.id,
      details: { ...(before && { before: before.date }), ...(date && { after: date }) },
    });
    await readWhenDone(tx, deal.requesterId, { dealId: deal.id }, [
      'bid_date_set',
      'bid_date_removed',
      'bid_date_ending',
    ]);
    await notifyParties(tx, deal.id, [deal.requesterId], event, {
      params: { date: date ?? before?.date },
      actorId: viewer.id,
      place: { tab: 'loi' },
    });
  }
}

export const setBidDate = (call: IdCall<{ body: typeof bidDateBodySchema }>) =>
  call.app.db.transaction(async (tx) => {
    const { body, params } = call;
    const facts = await lockBids(tx, call);
    const { before, now } = facts;
    checkBidDate(body, facts);
    if (before?.date === body.date && before.sealed === body.sealed) return body;
    await saveBidDate(tx, params.id, body);
    await tell(tx, call, 'bid_date_set', {
      before: before && !isPast(before.date, now) ? before : undefined,
      date: body.date,
    });
    return body;
  });

/** Without a day, letters are taken at any time. One that is over is removed for the same: bidders are told. */
export async function removeBidDate(call: IdCall) {
  await call.app.db.transaction(async (tx) => {
    const facts = await lockBids(tx, call);
    checkRemoval(facts);
    if (!facts.before) return;
    await deleteBidDate(tx, call.params.id);
    await tell(tx, call, 'bid_date_removed', { before: facts.before });
  });
  return call.reply.code(204).send();
}
