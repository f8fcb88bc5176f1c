import type { Band, Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { multipleRange } from './multiple-range.ts';

/** What a teaser says of a business, in the language of the page. Absent values give ''. */
export const useTeaserWords = (opportunity: Opportunity) => {
  const { t } = useTranslation('opportunities');
  const format = useFormat();
  const label = useLabel();
  const { bands, preferred_currency: currency, type_of_opportunity: type } = opportunity;
  const money = (band: Band | null | undefined, unit = bands?.currency ?? currency) =>
    band ? format.band(band.min, band.max, unit) : '';
  const people = ({ min, max }: Band) => {
    if (min !== null && max !== null) {
      return min === max ? format.number(min) : `${format.number(min)} – ${format.number(max)}`;
    }
    if (min !== null) return t('teaser.over', { number: format.number(min) });
    return max === null ? '' : t('teaser.under', { number: format.number(max) });
  };
  const multiple = () => {
    const range = multipleRange(opportunity.asking_price, bands?.ebitda ?? null);
    if (!range) return '';
    const [low, high] = [range.low, range.high].map((times) => format.multiple(times, 1));
    if (low && high) return low === high ? low : `${low} – ${high}`;
    return low ? t('teaser.over', { number: low }) : t('teaser.under', { number: high });
  };
  const preferred = (min: number | null, max: number | null) => money({ min, max }, currency);
  const place = [opportunity.region, opportunity.country].flatMap((record) => (record ? [label(record)] : []));
  return {
    sectors: opportunity.sectors.map(label).join(', '),
    place: place.join(', '),
    revenue:
      type === 'sell'
        ? money(bands?.revenue)
        : preferred(opportunity.preferred_min_revenue, opportunity.preferred_max_revenue),
    ebitda:
      type === 'sell'
        ? money(bands?.ebitda)
        : preferred(opportunity.preferred_ebitda_min, opportunity.preferred_ebitda_max),
    people: bands ? people(bands.number_of_employees) : '',
    price:
      type === 'sell'
        ? opportunity.asking_price === null
          ? t('teaser.onRequest')
          : format.compactMoney(opportunity.asking_price, currency)
        : '',
    multiple: type === 'sell' ? multiple() : '',
    age: format.relative(opportunity.published_at ?? opportunity.created_at),
  };
};
