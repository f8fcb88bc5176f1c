import { DAYS, type DealDetail } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import { dayFromNow } from '../../rules/calendar.ts';

/** From tomorrow to 180 days after the letter was accepted. */
export function exclusivityBounds(deal: Pick<DealDetail, 'loi_documents'>, now = currentTime()) {
  const accepted = deal.loi_documents.find((letter) => letter.status === 'accepted');
  return {
    min: dayFromNow(DAYS.exclusivityMin, now),
    max: dayFromNow(
      DAYS.exclusivityMax,
      accepted ? Date.parse(accepted.decided_at ?? accepted.updated_at) : now,
    ),
  };
}
