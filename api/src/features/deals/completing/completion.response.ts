import type { DealDetail } from '@handover/shared/contract';
import { fileView } from '../../stored-files/index.ts';
import type { CompletionRow, lastCompletion } from './completions.sql.ts';

type Found = NonNullable<Awaited<ReturnType<typeof lastCompletion>>>;
type Completion = NonNullable<DealDetail['completion']>;

const stateOf = ({ outcome, isInAdvance }: CompletionRow): Completion['state'] => {
  if (outcome === null || outcome === 'lapsed') return isInAdvance ? 'announced' : 'proposed';
  return outcome;
};

export const completionResponse = ({ completion: row, file }: Found, viewerId: number): Completion => ({
  id: row.id,
  state: stateOf(row),
  final_price: row.finalPrice,
  currency: row.currencyId,
  closed_on: row.closedOn,
  file: file && fileView(file),
  mine: row.proposedBy === viewerId,
  proposed_at: row.createdAt.toISOString(),
  answer_by: row.answerBy.toISOString(),
  refusal_reason: row.refusalReason,
  decided_at: row.decidedAt?.toISOString() ?? null,
});
