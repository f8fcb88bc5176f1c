import type { Opportunity } from '@handover/shared/contract';
import { isOnlySold } from '../../rules/opportunity-state.ts';
import { Confidential } from '../confidential/confidential.tsx';
import { ExactFacts } from './exact-facts.tsx';
import { TeaserFacts } from './teaser-facts.tsx';

/** The figures beside the title: exact for a viewer with access, else, and on paper, in bands. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  if (isOnlySold(opportunity)) return null;
  const teaser = <TeaserFacts opportunity={opportunity} />;
  if (opportunity.exact === null) return teaser;
  return (
    <Confidential teaser={teaser}>
      <ExactFacts opportunity={opportunity} exact={opportunity.exact} />
    </Confidential>
  );
}
