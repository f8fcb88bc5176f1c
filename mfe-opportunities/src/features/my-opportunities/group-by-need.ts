import type { Opportunity } from '@handover/shared/contract';
import { ownerStepOf } from '../../rules/owner-step.ts';

/** Splits a list into those that need their owner and all others, each in the order of the list. */
export const groupByNeed = (list: readonly Opportunity[]) => ({
  waiting: list.filter((one) => ownerStepOf(one) !== null),
  others: list.filter((one) => ownerStepOf(one) === null),
});
