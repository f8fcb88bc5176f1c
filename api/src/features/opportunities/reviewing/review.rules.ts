import { isDeepStrictEqual } from 'node:util';
import {
  type Opportunity,
  REVIEWED_FIELDS,
  type Reference,
  type ReviewedField,
} from '@handover/shared/contract';

/** The part of an opportunity that staff review. */
export type Teaser = Pick<Opportunity, ReviewedField>;

/** With names in both languages it is an entry of a list, which may get other names. */
const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'id' in value && 'name_fr' in value;
const compared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compared);
  return isReference(value) ? value.id : value;
};

/**
 * The fields whose values differ, with both values. Sectors, tags and places are compared by their ids. A field that the
 * earlier one does not have is new, not changed.
 */
export const changesOf = <Field extends string, Value>(
  fields: readonly Field[],
  before: Partial<Record<Field, Value>>,
  after: Record<Field, Value>,
) =>
  fields.flatMap((field) => {
    const old = before[field];
    return old === undefined || isDeepStrictEqual(compared(old), compared(after[field]))
      ? []
      : [{ field, before: old, after: after[field] }];
  });

export const teaserOf = (opportunity: Teaser): Teaser => ({
  project_title: opportunity.project_title,
  sectors: opportunity.sectors,
  sub_sectors: opportunity.sub_sectors,
  tags: opportunity.tags,
  country: opportunity.country,
  region: opportunity.region,
  background_image: opportunity.background_image,
  activity: opportunity.activity,
  unique_selling_proposition: opportunity.unique_selling_proposition,
  reason_for_sale: opportunity.reason_for_sale,
  founded_year: opportunity.founded_year,
  handover_months: opportunity.handover_months,
  largest_customer: opportunity.largest_customer,
  growth_shown: opportunity.growth_shown,
  asking_price: opportunity.asking_price,
  preferred_currency: opportunity.preferred_currency,
  preferred_ebitda_min: opportunity.preferred_ebitda_min,
  preferred_ebitda_max: opportunity.preferred_ebitda_max,
  preferred_min_revenue: opportunity.preferred_min_revenue,
  preferred_max_revenue: opportunity.preferred_max_revenue,
  preferred_description: opportunity.preferred_description,
});

/** The fields that changed since the last decision. */
export const changesSince = (decided: Teaser | null | undefined, now: Teaser) =>
  decided ? changesOf<ReviewedField, Teaser[ReviewedField]>(REVIEWED_FIELDS, decided, now) : [];
