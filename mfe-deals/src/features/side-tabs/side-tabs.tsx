import { DEAL_SIDES } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { LinkTabs } from '@handover/shared/ui-extra';
import { useListAddress } from '../../hooks/use-list-address.ts';
import { useDealCounts } from '../../queries/deals.query.ts';
import { shownSide, totalOn } from '../../rules/side-counts.ts';

/** Tabs for sales and purchases, with their counts. */
export function SideTabs() {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const { address, to } = useListAddress();
  const counts = useDealCounts(address).data;
  const current = shownSide(address, counts);
  return (
    <LinkTabs
      label={t('side.tabs')}
      tabs={[...DEAL_SIDES, 'both' as const].map((side) => ({
        to: to({ side }),
        label: counts
          ? t('side.counted', { side: t(`side.of.${side}`), count: number(totalOn(counts, side)) })
          : t(`side.of.${side}`),
        isCurrent: side === current && (counts !== undefined || address.side !== undefined),
      }))}
    />
  );
}
