import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** What the seller told everyone of the business beside its figures; '' where it was not told. */
export function useToldFacts(opportunity: Opportunity) {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const { growth, founded_year: founded, handover_months: months, largest_customer: share } = opportunity;
  const rateOf = ({ percent, band, since: year }: NonNullable<typeof growth>) => {
    const [low, high] = [number(band?.min ?? null, 0), number(band?.max ?? null, 0)];
    if (percent !== null) return t('overview.growth.rate', { rate: number(percent, 0), year });
    if (!low) return t('overview.growth.below', { rate: high, year });
    return high
      ? t('overview.growth.between', { low, high, year })
      : t('overview.growth.above', { rate: low, year });
  };
  return [
    { label: t('overview.growth.label'), value: growth ? rateOf(growth) : '' },
    { label: t('overview.founded'), value: founded === null ? '' : String(founded) },
    { label: t('overview.handover'), value: months === null ? '' : t('overview.months', { count: months }) },
    { label: t('overview.largestCustomer'), value: share ? t(`overview.share.${share}`) : '' },
  ];
}
