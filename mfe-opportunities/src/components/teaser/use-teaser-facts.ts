import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { employeeBand } from '../../rules/employee-band.ts';
import { stateSince } from '../../rules/opportunity-state.ts';
import { multipleRange } from './multiple-range.ts';

/** A price from here on is abbreviated beside other facts: ten digits fit into no column. */
const LONG_PRICE = 1e9;

/** What the facts of a card are made of. */
export type TeaserSource = Pick<
  Opportunity,
  | 'sectors'
  | 'region'
  | 'country'
  | 'bands'
  | 'asking_price'
  | 'preferred_currency'
  | 'preferred_min_revenue'
  | 'preferred_max_revenue'
  | 'preferred_ebitda_min'
  | 'preferred_ebitda_max'
  | 'sold_at'
  | 'published_at'
  | 'created_at'
>;

/** The public facts of an opportunity, formatted in the language of the page; '' where one is missing. */
export function useTeaserFacts(opportunity: TeaserSource) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const { band, compactMoney, money, multiple, relative } = useFormat();
  const { bands, preferred_currency: currency, asking_price: price, region, country } = opportunity;

  const others = opportunity.sectors.length - 1;

  // A multiple needs price and EBITDA in the same currency.
  const comparable = bands?.currency === currency ? bands.ebitda : null;
  const range = multipleRange(price, comparable);
  const ends = [comparable?.max, comparable?.min].map((end) => multiple(price, end)).filter(Boolean);
  const [low = '', high = low] = ends;
  // 2.8–4.2×: only the last one has the sign.
  const lowest = low.replace(/[^\d.,]+$/, '');
  const open = range?.low === null ? t('facts.upTo', { multiple: low }) : t('facts.from', { multiple: low });

  return {
    sector: opportunity.sectors.map(label).join(', '),
    shortSector: [...opportunity.sectors.slice(0, 1).map(label), ...(others > 0 ? [`+${others}`] : [])].join(
      ' ',
    ),
    place: [region, country].flatMap((reference) => (reference ? [label(reference)] : [])).join(', '),
    revenue: bands ? band(bands.revenue.min, bands.revenue.max, bands.currency) : '',
    ebitda: bands?.ebitda ? band(bands.ebitda.min, bands.ebitda.max, bands.currency) : '',
    employees: bands ? employeeBand(bands.number_of_employees) : '',
    year: bands ? String(bands.year) : '',
    price: money(price, currency),
    shortPrice: Number(price) < LONG_PRICE ? money(price, currency) : compactMoney(price, currency),
    multiple:
      range === null
        ? ''
        : ends.length < 2
          ? open
          : low === high
            ? low
            : t('facts.between', { low: lowest, high }),
    preferredRevenue: band(opportunity.preferred_min_revenue, opportunity.preferred_max_revenue, currency),
    preferredEbitda: band(opportunity.preferred_ebitda_min, opportunity.preferred_ebitda_max, currency),
    age: relative(stateSince(opportunity)),
  };
}
