import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { isOnlySold, stateSince } from '../../rules/opportunity-state.ts';
import { ageInShort } from './age-in-short.ts';
import { marginRange } from './margin-range.ts';
import { shortBand } from './short-band.ts';
import { useTeaserFacts } from './use-teaser-facts.ts';

/** The figures of a row, each as short as its column; '' where one is missing. */
export function useRowFigures(opportunity: Opportunity) {
  const { t } = useTranslation('opportunities');
  const { compactMoney, compactNumber, number, language } = useFormat();
  const facts = useTeaserFacts(opportunity);
  const { bands, asking_price: price, preferred_currency: currency } = opportunity;
  const margin = bands && marginRange(bands.ebitda, bands.revenue);
  const percent = (ratio: number) => number(ratio * 100, 0);
  const band = (min: number | null, max: number | null, of: number) =>
    shortBand({ low: compactNumber(min), high: compactNumber(max), currency: of, language });
  return {
    sector: facts.sector,
    place: facts.place,
    revenue: bands ? band(bands.revenue.min, bands.revenue.max, bands.currency) : '',
    ebitda: bands?.ebitda ? band(bands.ebitda.min, bands.ebitda.max, bands.currency) : '',
    margin: margin ? t('rows.percents', { low: percent(margin.low), high: percent(margin.high) }) : '',
    price: compactMoney(price, currency) || (isOnlySold(opportunity) ? '' : t('rows.onRequest')),
    multiple: facts.multiple,
    preferredRevenue: band(opportunity.preferred_min_revenue, opportunity.preferred_max_revenue, currency),
    preferredEbitda: band(opportunity.preferred_ebitda_min, opportunity.preferred_ebitda_max, currency),
    age: facts.age,
    ageInShort: ageInShort(stateSince(opportunity), language) || t('rows.today'),
  };
}
