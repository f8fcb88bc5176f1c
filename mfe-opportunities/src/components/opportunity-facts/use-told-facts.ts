import type { Opportunity } from '@handover/shared/contract';
import { currentTime, marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** The facts that the seller has chosen to tell, in the order of the page; those not told are left out. */
export function useToldFacts(opportunity: Opportunity) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const { growth, founded_year: founded, handover_months: months, largest_customer: share } = opportunity;
  const years = Number(marketDay(currentTime()).slice(0, 4)) - (founded ?? 0);
  const rateOf = ({ percent, band }: NonNullable<typeof growth>) => {
    const [low, high] = [number(band?.min ?? null, 0), number(band?.max ?? null, 0)];
    if (percent !== null) return t('facts.rate', { rate: number(percent, 0) });
    if (!low) return t('facts.rateBelow', { rate: high });
    return high ? t('facts.rates', { low, high }) : t('facts.rateAbove', { rate: low });
  };
  return [
    {
      label: t('facts.growth'),
      value: growth ? rateOf(growth) : '',
      note: growth && t('facts.since', { year: growth.since }),
    },
    {
      label: t('facts.founded'),
      value: founded === null ? '' : years > 0 ? t('facts.years', { count: years }) : t('facts.firstYear'),
    },
    { label: t('facts.handover'), value: months === null ? '' : t('facts.months', { count: months }) },
    {
      label: t('facts.largestCustomer'),
      value: share ? t(`facts.share.${share}`) : '',
      note: share && t('facts.shareOf'),
    },
  ].filter(({ value }) => value !== '');
}
