import type { OpportunityType } from '@handover/shared/contract';

/** The columns of figures in a row: a mandate has no margin and no price. */
export const ROW_FIGURES = {
  sell: ['revenue', 'ebitda', 'margin', 'price', 'multiple'],
  buy: ['preferredRevenue', 'preferredEbitda'],
} as const satisfies Record<OpportunityType, readonly string[]>;
