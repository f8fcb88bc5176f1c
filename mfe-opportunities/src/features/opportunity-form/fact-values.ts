import type { CustomerShare, GrowthShown, Opportunity } from '@handover/shared/contract';

/** The months that are offered; the server takes others, too. */
export const HANDOVER_MONTHS = ['1', '3', '6', '12', '18', '24', '36'] as const;

/** The public facts that a seller may add, as in the form. */
export interface FactValues {
  reason_for_sale: string;
  founded_year: string;
  handover_months: string | null;
  largest_customer: CustomerShare | null;
  growth_shown: GrowthShown;
}

const textOf = (value: number | null | undefined) => (value == null ? null : String(value));

export const factValues = (opportunity?: Opportunity): FactValues => ({
  reason_for_sale: opportunity?.reason_for_sale ?? '',
  founded_year: textOf(opportunity?.founded_year) ?? '',
  handover_months: textOf(opportunity?.handover_months),
  largest_customer: opportunity?.largest_customer ?? null,
  growth_shown: opportunity?.growth_shown ?? 'none',
});
