import { BAND_EDGES, type OpportunityType, paths, type Region } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import { useWatch } from '@handover/shared/forms';
import { useCountries, useOptions } from '@handover/shared/reference';
import { useDeferredValue } from 'react';
import type { TeaserSource } from '../../../components/teaser/use-teaser-facts.ts';
import { bandOf } from '../../../rules/band-of.ts';
import type { BuyValues } from '../buy-kind.ts';
import type { SellValues } from '../sell-kind.ts';
import { useFormPattern } from '../use-form-pattern.ts';

type Year = Partial<Omit<SellValues['revenues'][number], 'add_backs'>>;

/** A field can hold a text that is no number yet. */
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The figures of the latest year as everyone reads them; null before there are any. */
function bandsOf(years: readonly Year[], currency: unknown): TeaserSource['bands'] {
  const [latest] = years
    .filter(({ year, revenue }) => year && amountOf(revenue) !== null)
    .sort((one, other) => Number(other.year) - Number(one.year));
  if (!latest) return null;
  const ebitda = amountOf(latest.ebitda);
  return {
    year: Number(latest.year),
    currency: Number(currency),
    revenue: bandOf(amountOf(latest.revenue) ?? 0, BAND_EDGES.revenue),
    ebitda: ebitda === null ? null : bandOf(ebitda, BAND_EDGES.ebitda),
    number_of_employees: bandOf(amountOf(latest.number_of_employees) ?? 0, BAND_EDGES.number_of_employees),
  };
}

/** What a card needs of the values of the form. Typing does not wait for it. */
export function useDraftTeaser(type: OpportunityType) {
  const values = useDeferredValue(useWatch<SellValues & BuyValues>());
  const { pattern } = useFormPattern(type === 'sell' ? 'sectors' : 'preferred_sectors');
  const country = values.country ?? undefined;
  const countries = useCountries();
  const regions = useOptions<Region>(paths.regions, { country }, country !== undefined);
  const source: TeaserSource = {
    sectors: pattern.sectors,
    country: countries.items.find(({ id }) => String(id) === country) ?? null,
    region: regions.items.find(({ id }) => String(id) === values.region) ?? null,
    bands: bandsOf(values.revenues ?? [], values.currency),
    asking_price: amountOf(values.asking_price),
    preferred_currency: Number(values.preferred_currency),
    preferred_min_revenue: amountOf(values.preferred_min_revenue),
    preferred_max_revenue: amountOf(values.preferred_max_revenue),
    preferred_ebitda_min: amountOf(values.preferred_ebitda_min),
    preferred_ebitda_max: amountOf(values.preferred_ebitda_max),
    sold_at: null,
    published_at: null,
    created_at: new Date(currentTime()).toISOString(),
  };
  const { id, image } = values.background_image ?? {};
  const face = { ...pattern, background_image: id && image ? { id, image } : null };
  return { title: values.project_title?.trim() ?? '', source, face };
}
