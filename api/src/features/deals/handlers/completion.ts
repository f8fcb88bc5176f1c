import { addDays, DEFAULT_CURRENCY_ID } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { completeDealBodySchema, completionAnswerSchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { withOpenDeal } from '../announcing/with-open-deal.ts';
import { completeRow } from '../completing/complete-row.ts';
import { type Sale, saleOf } from '../completing/completion.rules.ts';
import {
  acceptedPrice,
  closeCompletion,
  insertCompletion,
  openCompletion,
  storeSignedFile,
} from '../completing/completions.sql.ts';
import { logAndNotify, logEvent } from '../deal.events.ts';
import { assertAllowed, type OpenDeal } from '../open-deal.ts';

type CompleteCall = IdCall<{ body: typeof completeDealBodySchema }>;

/** The end of the day until which the other side may answer. */
const answerBy = ({ app }: Pick<IdCall, 'app'>, now: Date) =>
  marketEnd(addDays(marketDay(now), app.config.rules.completionAnswerDays));

async function propose(tx: Transaction, call: CompleteCall, open: OpenDeal, sale: Sale) {
  const { deal, actor, now } = open;
  const [upload] = call.files;
  const fileId = upload ? await storeSignedFile(tx, deal.id, call.viewer, upload) : null;
  const by = answerBy(call, now);
  // What the buyer side had announced was about no terms.
  await closeCompletion(tx, deal, 'lapsed');
  const { isSaid: _isSaid, ...values } = sale;
  await insertCompletion(tx, { ...values, dealId: deal.id, proposedBy: actor.id, fileId, answerBy: by });
  await logAndNotify(tx, open, ['completion_proposed', 'completion_proposed'], {
    params: { date: marketDay(by) },
  });
}

/**
 * The seller side says what the sale came to, for the buyer side to confirm. Where the buyer side has confirmed
 * before, and no terms are named that it has not seen, the sale is completed.
 */
export const completeDeal = (call: CompleteCall) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'complete');
    const { deal, facts, actor, now } = open;
    const sale = saleOf(call.body ?? {}, {
      hasFile: call.files.length > 0,
      letter: await acceptedPrice(tx, deal.id),
      began: marketDay(deal.createdAt),
      today: marketDay(now),
      defaultCurrency: DEFAULT_CURRENCY_ID,
    });
    if (facts.completion === null || sale.isSaid) return propose(tx, call, open, sale);
    const { isSaid: _isSaid, ...values } = sale;
    await closeCompletion(tx, deal, 'confirmed', values);
    await completeRow(tx, deal, actor.id);
  });

/** The buyer side confirms, which completes the deal, or refuses with a reason; or confirms before it is asked. */
export const answerCompletion = (call: IdCall<{ body: typeof completionAnswerSchema }>) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'answer_completion');
    const { deal, facts, actor, now } = open;
    const { confirmed, reason = '', completion } = call.body;
    // What was read may have been withdrawn meanwhile, and be replaced by other terms.
    if (completion !== undefined && (await openCompletion(tx, deal.id))?.id !== completion)
      throw new DomainError('completion.none_open');
    if (facts.completion === null) {
      if (!confirmed) throw new DomainError('completion.none_open');
      await insertCompletion(tx, {
        dealId: deal.id,
        isInAdvance: true,
        proposedBy: actor.id,
        closedOn: marketDay(now),
        answerBy: answerBy(call, now),
      });
      return logAndNotify(tx, open, ['completion_announced', 'completion_announced']);
    }
    if (confirmed) {
      await closeCompletion(tx, deal, 'confirmed');
      return completeRow(tx, deal, actor.id);
    }
    await closeCompletion(tx, deal, 'refused', { refusalReason: reason });
    await logAndNotify(tx, open, ['completion_refused', 'completion_refused'], {
      params: { reason },
      details: { reason },
    });
  });

/** The seller side takes its word back, to correct it. */
export const withdrawCompletion = (call: IdCall) =>
  withOpenDeal(call, async (tx, open) => {
    assertAllowed(open, 'withdraw_completion');
    const { deal, actor } = open;
    await closeCompletion(tx, deal, 'withdrawn');
    await logEvent(tx, {
      dealId: deal.id,
      event: 'completion_withdrawn',
      phase: deal.phase,
      actorId: actor.id,
    });
  });
