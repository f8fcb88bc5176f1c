import type { DealDetail } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Text } from '@handover/shared/ui';

/** Tells both sides until when letters are due. It tells nothing of other bidders. */
export function BidDateNote({ deal: { bid_date: bids, side } }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  if (!bids) return null;
  const state = bids.date < marketToday() ? 'over' : bids.sealed ? 'sealed' : 'running';
  return (
    <Text c="dimmed">
      {t(`bids.note.${side}.${state}`, { date: date(bids.date), place: marketPlace(language) })}
    </Text>
  );
}
