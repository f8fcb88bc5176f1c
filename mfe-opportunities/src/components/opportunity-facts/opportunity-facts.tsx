import type { Opportunity } from '@handover/shared/contract';
import { isOnlySold } from '../../rules/opportunity-state.ts';
import { Confidential } from '../confidential/confidential.tsx';
import { ExactFacts } from './exact-facts.tsx';
import { TeaserFacts } from './teaser-facts.tsx';

interface OpportunityFactsProps {
  opportunity: Opportunity;
  /** Whether the asking price is among them: elsewhere it stands in the panel. */
  withPrice?: boolean;
}

/** A sale without any figures, as its owner's account was closed. */
const hasNoFigures = ({ type_of_opportunity: type, exact, bands }: Opportunity) =>
  type === 'sell' && exact === null && bands === null;

/** The figures beside the title: exact for a viewer with access, else, and on paper, in bands. */
export function OpportunityFacts({ opportunity, withPrice = false }: OpportunityFactsProps) {
  if (isOnlySold(opportunity) || (!withPrice && hasNoFigures(opportunity))) return null;
  const teaser = <TeaserFacts opportunity={opportunity} withPrice={withPrice} />;
  if (opportunity.exact === null) return teaser;
  return (
    <Confidential teaser={teaser}>
      <ExactFacts opportunity={opportunity} exact={opportunity.exact} withPrice={withPrice} />
    </Confidential>
  );
}
