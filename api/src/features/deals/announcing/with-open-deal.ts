import type { DealDetail } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import { type OpenDeal, openDeal } from '../open-deal.ts';
import { dealDetail } from '../reading/deal-detail.response.ts';

type Change = (tx: Transaction, open: OpenDeal) => Promise<void>;

/** Locks and settles the deal, changes it, and returns it, in one transaction. */
export const withOpenDeal = (
  { app, viewer, params }: Pick<IdCall, 'app' | 'viewer' | 'params'>,
  change: Change,
): Promise<DealDetail> =>
  app.db.transaction(async (tx) => {
    await change(tx, await openDeal(tx, viewer, params.id));
    return dealDetail(tx, viewer, params.id);
  });
