import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

type Facts = Pick<
  Opportunity,
  | 'type_of_opportunity'
  | 'exact'
  | 'bands'
  | 'asking_price'
  | 'preferred_currency'
  | 'preferred_min_revenue'
  | 'preferred_max_revenue'
  | 'preferred_ebitda_min'
  | 'preferred_ebitda_max'
>;

/** The figures that a deal is about, in one order, beside the price, which the deal tells before: of a sale those of its latest year, of a mandate what it looks for. */
export function useKeyFigures(opportunity: Facts) {
  const { t } = useTranslation('deals');
  const { compactMoney, band, percent, multiple } = useFormat();
  const { exact, bands, asking_price: price, preferred_currency: currency } = opportunity;

  if (opportunity.type_of_opportunity === 'buy') {
    const { preferred_min_revenue: minRevenue, preferred_max_revenue: maxRevenue } = opportunity;
    const { preferred_ebitda_min: minEbitda, preferred_ebitda_max: maxEbitda } = opportunity;
    return [
      { label: t('overview.preferredRevenue'), value: band(minRevenue, maxRevenue, currency) },
      { label: t('overview.preferredEbitda'), value: band(minEbitda, maxEbitda, currency) },
    ];
  }
  if (!exact)
    return [
      { label: t('overview.revenue'), value: band(bands?.revenue.min, bands?.revenue.max, bands?.currency) },
      { label: t('overview.ebitda'), value: band(bands?.ebitda?.min, bands?.ebitda?.max, bands?.currency) },
    ];
  const { year, revenue, ebitda } = exact;
  const { normalised_ebitda: normalised } = exact;
  const hasMargin = ebitda !== null && revenue > 0;
  const times = (of: number | null) => (currency === exact.currency ? multiple(price, of) : '');
  if (normalised !== null)
    return [
      { label: t('overview.revenue'), value: compactMoney(revenue, exact.currency), note: year },
      { label: t('overview.reportedEbitda'), value: compactMoney(ebitda, exact.currency), note: year },
      { label: t('overview.normalisedEbitda'), value: compactMoney(normalised, exact.currency), note: year },
      { label: t('overview.multipleReported'), value: times(ebitda) },
      { label: t('overview.multipleNormalised'), value: times(normalised) },
    ];
  return [
    { label: t('overview.revenue'), value: compactMoney(revenue, exact.currency), note: year },
    { label: t('overview.ebitda'), value: compactMoney(ebitda, exact.currency), note: year },
    { label: t('overview.margin'), value: hasMargin ? percent(ebitda / revenue) : '' },
    { label: t('overview.multiple'), value: times(ebitda) },
  ];
}
