import type { Opportunity } from '@handover/shared/contract';
import { routes } from '@handover/shared/router';
import { ListRow } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { OwnerAction } from '../../components/owner-action.tsx';
import { StateLabel } from '../../components/state-label.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import { stateOf } from '../../rules/opportunity-state.ts';
import { InterestLine } from './interest-line.tsx';
import classes from './my-opportunities.module.css';
import { RowPrice } from './row-price.tsx';
import { useActingOnList } from './use-acting-on-list.ts';

interface MyOpportunityRowProps {
  opportunity: Opportunity;
  /** Its action is the next thing to do on this page. */
  isNext: boolean;
}

export function MyOpportunityRow({ opportunity, isNext }: MyOpportunityRowProps) {
  const { place } = useTeaserFacts(opportunity);
  const actingFor = useActingOnList();
  const { own, project_title, id } = opportunity;
  // One that was sent in again keeps the reason for its reviewers.
  const reason = stateOf(opportunity) === 'rejected' && own?.rejection_reason;
  const details = [own?.company_name, place];
  return (
    <ListRow
      leading={<Swatch of={opportunity} id={id} />}
      title={project_title}
      isProject
      href={routes.oppView(id)}
      text={
        <>
          {details.filter(Boolean).join(' · ')}
          {reason ? <span className={classes.reason}>{reason}</span> : null}
        </>
      }
      trailing={
        <span className={classes.trailing}>
          <RowPrice opportunity={opportunity} />
          <InterestLine opportunity={opportunity} />
          <span className={classes.state}>
            <StateLabel opportunity={opportunity} />
          </span>
          <OwnerAction
            opportunity={opportunity}
            actingFor={actingFor}
            size="xs"
            variant={isNext ? 'filled' : 'default'}
          />
        </span>
      }
    />
  );
}
