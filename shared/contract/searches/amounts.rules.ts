import type { Band } from '../opportunities/opportunity.schema.ts';

/** So far beyond an end, as a share of it, an amount is still near. */
const NEAR = 0.25;

/**
 * Whether a public band overlaps a range. A band that only begins where the range ends does not, unless the range is
 * that one value: a filter by this finds no more than the bands tell.
 */
export function overlaps(band: Band, { min, max }: Band): boolean {
  const isBelow = min !== null && band.max !== null && band.max <= min;
  const isAbove = max !== null && band.min !== null && (band.min > max || (band.min === max && min !== max));
  return !isBelow && !isAbove;
}

/** Whether two ranges, both with their ends, have an amount in common. */
export const meetsRange = (one: Band, { min, max }: Band): boolean =>
  !(min !== null && one.max !== null && one.max < min) &&
  !(max !== null && one.min !== null && one.min > max);

/** The range with a quarter more at both ends. */
export const nearby = ({ min, max }: Band): Band => ({
  min: min === null ? null : min - Math.abs(min) * NEAR,
  max: max === null ? null : max + Math.abs(max) * NEAR,
});

export const saysNothing = (range: Band | null): boolean =>
  range === null || (range.min === null && range.max === null);
