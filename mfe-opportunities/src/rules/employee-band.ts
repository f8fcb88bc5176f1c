import type { Band } from '@handover/shared/contract';

/** The number of employees as text, the same in both languages. `max` is exclusive. */
export function employeeBand({ min, max }: Band): string {
  const least = Math.max(min ?? 0, 1);
  if (max === null) return min === null ? '' : `${least}+`;
  return least >= max - 1 ? String(least) : `${least}–${max - 1}`;
}
