import type { Band, Opportunity } from '../opportunities/opportunity.schema.ts';
import type { Reference } from '../wire/wire.schema.ts';
import { nearby, overlaps, saysNothing } from './amounts.rules.ts';
import type { FitRow, FitSaid } from './fit.schema.ts';
import type { Fit, FitAspect } from './search-alerts.ts';

/** What both sides are compared by: public facts alone. */
export type PublicSide = Pick<
  Opportunity,
  | 'sectors'
  | 'sub_sectors'
  | 'country'
  | 'region'
  | 'bands'
  | 'asking_price'
  | 'preferred_currency'
  | 'preferred_min_revenue'
  | 'preferred_max_revenue'
  | 'preferred_ebitda_min'
  | 'preferred_ebitda_max'
>;

const sharesOne = (some: readonly Reference[], others: readonly Reference[]) =>
  some.some(({ id }) => others.some((other) => other.id === id));

function sectorFit(mandate: PublicSide, sale: PublicSide): Fit {
  if (mandate.sectors.length === 0 || sale.sectors.length === 0) return 'open';
  if (!sharesOne(mandate.sectors, sale.sectors)) return 'misses';
  const isDetailed = mandate.sub_sectors.length > 0 && sale.sub_sectors.length > 0;
  return isDetailed && !sharesOne(mandate.sub_sectors, sale.sub_sectors) ? 'near' : 'meets';
}

/** A region that is wanted, and another one of the same country, are near. */
function placeFit(mandate: PublicSide, sale: PublicSide): Fit {
  if (mandate.region && mandate.region.id === sale.region?.id) return 'meets';
  if (!mandate.country || !sale.country) return 'open';
  if (mandate.country.id !== sale.country.id) return 'misses';
  return mandate.region ? 'near' : 'meets';
}

/** Amounts of different currencies are not compared. */
function amountFit(wanted: Band, offered: Band | null, isOneCurrency: boolean): Fit {
  if (offered === null || saysNothing(wanted) || saysNothing(offered) || !isOneCurrency) return 'open';
  if (overlaps(offered, wanted)) return 'meets';
  return overlaps(offered, nearby(wanted)) ? 'near' : 'misses';
}

const named = (...names: (Reference | null)[]): FitSaid => ({
  names: names.filter((name) => name !== null),
  range: null,
});
const within = (range: Band | null): FitSaid => ({ names: [], range: saysNothing(range) ? null : range });

/**
 * How a business for sale suits a mandate, line by line, by what both say in public.
 * @param mandate the mandate to buy
 * @param sale the business for sale
 */
export function fitOf(mandate: PublicSide, sale: PublicSide): FitRow[] {
  const currency = sale.bands?.currency ?? sale.preferred_currency;
  const isOneCurrency = currency === mandate.preferred_currency;
  const row = (aspect: FitAspect, fit: Fit, wanted: FitSaid, offered: FitSaid): FitRow => ({
    aspect,
    fit,
    wanted,
    offered,
    wanted_currency: mandate.preferred_currency,
    offered_currency: aspect === 'price' ? sale.preferred_currency : currency,
  });
  const amount = (aspect: 'revenue' | 'ebitda', wanted: Band) => {
    const offered = sale.bands?.[aspect] ?? null;
    return row(aspect, amountFit(wanted, offered, isOneCurrency), within(wanted), within(offered));
  };
  const { asking_price: price } = sale;
  return [
    row(
      'sector',
      sectorFit(mandate, sale),
      named(...mandate.sectors, ...mandate.sub_sectors),
      named(...sale.sectors, ...sale.sub_sectors),
    ),
    row(
      'place',
      placeFit(mandate, sale),
      named(mandate.region, mandate.country),
      named(sale.region, sale.country),
    ),
    amount('revenue', { min: mandate.preferred_min_revenue, max: mandate.preferred_max_revenue }),
    amount('ebitda', { min: mandate.preferred_ebitda_min, max: mandate.preferred_ebitda_max }),
    // A mandate names no price: its buyer reads that of the sale.
    row('price', 'open', within(null), within(price === null ? null : { min: price, max: price })),
  ];
}

/** Whether the two suit each other: nothing misses, and they share a sector. */
export const suits = (rows: readonly FitRow[]): boolean =>
  rows.every(({ fit }) => fit !== 'misses') &&
  rows.some(({ aspect, fit }) => aspect === 'sector' && fit !== 'open');

/** The best first: those with more lines that meet, then fewer that are only near. */
export const byFit = (one: readonly FitRow[], other: readonly FitRow[]): number => {
  const count = (rows: readonly FitRow[], fit: Fit) => rows.filter((row) => row.fit === fit).length;
  return count(other, 'meets') - count(one, 'meets') || count(one, 'near') - count(other, 'near');
};
