import type { Band } from '@handover/shared/contract';

export interface MultipleRange {
  /** Price over the upper end of the EBITDA band; null when that end is open. */
  low: number | null;
  high: number | null;
}

/** The asking price as a multiple of EBITDA, which is known as a band only. Null if no multiple can be given. */
export const multipleRange = (price: number | null, ebitda: Band | null): MultipleRange | null => {
  if (price === null || price <= 0 || ebitda === null) return null;
  if (ebitda.max !== null && ebitda.max <= 0) return null;
  const low = ebitda.max === null ? null : price / ebitda.max;
  const high = ebitda.min === null || ebitda.min <= 0 ? null : price / ebitda.min;
  return low === null && high === null ? null : { low, high };
};
