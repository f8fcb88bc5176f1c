import type { Band } from '@handover/shared/contract';

/** Headcount as people say it: the wire's upper end is excluded. The same in both languages. */
export function peopleBand({ min, max }: Band): string {
  const least = Math.max(min ?? 0, 1);
  if (max === null) return min === null ? '' : `${least}+`;
  return least >= max - 1 ? String(least) : `${least}–${max - 1}`;
}
