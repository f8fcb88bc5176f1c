import type { OpportunityType } from '@handover/shared/contract';
import { FieldError } from '../../../errors/domain-error.ts';
import { FIELD_COLUMNS, type OpportunityFields } from './opportunity-values.ts';

type Column = (typeof FIELD_COLUMNS)[keyof typeof FIELD_COLUMNS];
type Listed = { id: number }[];
type Before = Partial<Record<Column, unknown>> & { sectors: Listed; subSectors: Listed; tags: Listed };

const sameIds = (before: Listed, ids: number[]) =>
  [...new Set(ids)].sort((a, b) => a - b).join() ===
  before
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

/** The fields whose value actually changes. */
export function changedFields(before: Before, fields: OpportunityFields): string[] {
  const columns = Object.entries(FIELD_COLUMNS).filter(([field, column]) => {
    const value = fields[field as keyof typeof FIELD_COLUMNS];
    return value !== undefined && value !== before[column];
  });
  const lists = [
    ['sectors', before.sectors, fields.sectors],
    ['preferred_sectors', before.sectors, fields.preferred_sectors],
    ['sub_sectors', before.subSectors, fields.sub_sectors],
    ['tags', before.tags, fields.tags],
  ] as const;
  const changedLists = lists.filter(([, old, ids]) => ids !== undefined && !sameIds(old, ids));
  return [...columns, ...changedLists].map(([field]) => field);
}

/** Fields that only one of the two kinds has. */
const OF_ONE_KIND: Partial<Record<keyof OpportunityFields, OpportunityType>> = {
  company_id: 'sell',
  activity: 'sell',
  unique_selling_proposition: 'sell',
  reason_for_sale: 'sell',
  founded_year: 'sell',
  handover_months: 'sell',
  largest_customer: 'sell',
  growth_shown: 'sell',
  asking_price: 'sell',
  financial: 'sell',
  operational_kpi: 'sell',
  ownership_structure: 'sell',
  organizational_chart: 'sell',
  preferred_description: 'buy',
  preferred_ebitda_min: 'buy',
  preferred_ebitda_max: 'buy',
  preferred_min_revenue: 'buy',
  preferred_max_revenue: 'buy',
};

/** A form may send fields of the other kind only if they are empty. */
export function checkKind(type: OpportunityType, fields: OpportunityFields): void {
  for (const [field, kind] of Object.entries(OF_ONE_KIND)) {
    const value = fields[field as keyof OpportunityFields];
    if (kind !== type && value !== undefined && value !== null && value !== '')
      throw new FieldError(
        field,
        kind === 'sell' ? 'opportunity.not_for_mandate' : 'opportunity.only_for_mandate',
      );
  }
}

interface Ranges {
  preferredEbitdaMin?: number | null;
  preferredEbitdaMax?: number | null;
  preferredMinRevenue?: number | null;
  preferredMaxRevenue?: number | null;
}
const ordered = (min?: number | null, max?: number | null) => min == null || max == null || min <= max;

/** An edit may contain one end of a range, which must fit the stored other end. */
export function checkRanges(before: Ranges, values: Ranges): void {
  const after = { ...before, ...values };
  if (!ordered(after.preferredEbitdaMin, after.preferredEbitdaMax))
    throw new FieldError('preferred_ebitda_max', 'value.range_reversed');
  if (!ordered(after.preferredMinRevenue, after.preferredMaxRevenue))
    throw new FieldError('preferred_max_revenue', 'value.range_reversed');
}
