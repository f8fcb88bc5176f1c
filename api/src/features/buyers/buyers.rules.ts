import { addDays, type BuyerProfile, DAYS, type Day } from '@handover/shared/contract';
import type { BuyerProfileFields } from '@handover/shared/contract/schemas';
import { FieldError } from '../../errors/domain-error.ts';

/** The day on which staff saw the proof, as long as it counts. */
export const fundsShownOn = (day: Day | null, today: Day): Day | null =>
  day !== null && today < addDays(day, DAYS.fundsShown) ? day : null;

type Amounts = Pick<BuyerProfile, 'kind' | 'budget_min' | 'budget_max' | 'currency' | 'own_funds'>;

/** Throws if the profile would not be whole with these changes. */
export function checkProfile(before: Amounts, changes: BuyerProfileFields): void {
  const after = { ...before, ...changes };
  if (!after.kind) throw new FieldError('kind', 'value.required');
  const amounts = [after.budget_min, after.budget_max, after.own_funds];
  if (amounts.some((amount) => amount !== null) && after.currency === null)
    throw new FieldError('currency', 'value.required');
  const { budget_min: min, budget_max: max } = after;
  if (min !== null && max !== null && min > max) throw new FieldError('budget_max', 'value.range_reversed');
}
