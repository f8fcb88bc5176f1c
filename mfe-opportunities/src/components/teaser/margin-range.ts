import type { Band } from '@handover/shared/contract';

export interface MarginRange {
  low: number;
  high: number;
}

/** EBITDA over revenue, which both are known as bands only. Null if an end is open, or the business may lose money. */
export const marginRange = (ebitda: Band | null, revenue: Band): MarginRange | null => {
  if (ebitda?.min == null || ebitda.max === null || ebitda.min < 0) return null;
  if (revenue.max === null || revenue.min === null || revenue.min <= 0) return null;
  return { low: ebitda.min / revenue.max, high: Math.min(1, ebitda.max / revenue.min) };
};
