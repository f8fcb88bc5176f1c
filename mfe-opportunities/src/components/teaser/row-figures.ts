import type { OpportunityType } from '@handover/shared/contract';

/** What a phone leaves out, so that a row has one line of figures. */
export const MINOR_FIGURES: ReadonlySet<string> = new Set(['margin', 'multiple']);

/** The columns of figures in a row: a mandate has no margin and no price. */
export const ROW_FIGURES = {
  sell: ['revenue', 'ebitda', 'margin', 'price', 'multiple'],
  buy: ['preferredRevenue', 'preferredEbitda'],
} as const satisfies Record<OpportunityType, readonly string[]>;
