import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, List, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { type OwnFilters, STATES } from './own-filters.ts';
import { OwnRow } from './own-row.tsx';

export function OwnList({ type, state }: OwnFilters) {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={useMyOpportunities({ type, search: '', validated: state ? STATES[state] : '' })}
      skeleton={<LoadingBlock variant="list" label={t('own.loading')} />}
      empty={state ? <EmptyState title={t('own.noneInState')} /> : <NoneOfOwn type={type} />}
    >
      {(opportunities) => (
        <List label={t(`own.type.${type}`)}>
          {opportunities.map((opportunity) => (
            <OwnRow key={opportunity.id} opportunity={opportunity} />
          ))}
        </List>
      )}
    </QueryView>
  );
}

function NoneOfOwn({ type }: Pick<OwnFilters, 'type'>) {
  const { t } = useTranslation('opportunities');
  return (
    <EmptyState
      title={t(`own.empty.${type}.title`)}
      text={t(`own.empty.${type}.text`)}
      action={
        <Button component={Link} to={routes.oppEdit('create', { type })}>
          {t(`own.create.${type}`)}
        </Button>
      }
    />
  );
}
