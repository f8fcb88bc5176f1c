import type { Opportunity } from '@handover/shared/contract';
import { useLanding } from '../../queries/landing.query.ts';
import { stepsTo } from '../../rules/landing.ts';
import { Trail } from './trail.tsx';

/** The lists in which a published opportunity is found. */
export function OpportunityTrail({ opportunity }: { opportunity: Opportunity }) {
  const { type_of_opportunity: type } = opportunity;
  const { data: all } = useLanding(type);
  return <Trail type={type} names={all ? stepsTo(opportunity, all) : []} />;
}
