import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, List, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { type MyFilters, STATES } from './my-filters.ts';
import { MyOpportunityRow } from './my-opportunity-row.tsx';

export function MyOpportunityList({ type, state }: MyFilters) {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={useMyOpportunities({ type, validated: state ? STATES[state] : '' })}
      skeleton={<LoadingBlock variant="list" label={t('myOpportunities.loading')} />}
      empty={state ? <EmptyState title={t('myOpportunities.emptyState')} /> : <NoOpportunities type={type} />}
    >
      {(opportunities) => (
        <List label={t(`myOpportunities.type.${type}`)}>
          {opportunities.map((opportunity) => (
            <MyOpportunityRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </List>
      )}
    </QueryView>
  );
}

function NoOpportunities({ type }: Pick<MyFilters, 'type'>) {
  const { t } = useTranslation('opportunities');
  return (
    <EmptyState
      title={t(`myOpportunities.empty.${type}.title`)}
      text={t(`myOpportunities.empty.${type}.text`)}
      action={
        <Button component={Link} to={routes.oppEdit('create', { type })}>
          {t(`myOpportunities.create.${type}`)}
        </Button>
      }
    />
  );
}
