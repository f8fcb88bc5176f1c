import type { Opportunity } from '@handover/shared/contract';
import { isOnlySold } from '../../rules/opportunity-state.ts';
import { Confidential } from '../confidential/confidential.tsx';
import { ExactFacts } from './exact-facts.tsx';
import { TeaserFacts } from './teaser-facts.tsx';

/** A sale without any figures, as its owner's account was closed: for all others the price stands in the panel. */
const isPriceAll = ({
  type_of_opportunity: type,
  exact,
  bands,
  request_access_status: access,
}: Opportunity) => type === 'sell' && exact === null && bands === null && access.status !== 'owner';

/** The figures beside the title: exact for a viewer with access, else, and on paper, in bands. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  if (isOnlySold(opportunity) || isPriceAll(opportunity)) return null;
  const teaser = <TeaserFacts opportunity={opportunity} />;
  if (opportunity.exact === null) return teaser;
  return (
    <Confidential teaser={teaser}>
      <ExactFacts opportunity={opportunity} exact={opportunity.exact} />
    </Confidential>
  );
}
