import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group, LoadingBlock, Page } from '@handover/shared/ui';
import { MyOpportunityList } from '../features/my-opportunities/my-opportunity-list.tsx';
import { MyOpportunityTabs } from '../features/my-opportunities/my-opportunity-tabs.tsx';
import { useMyFilters } from '../features/my-opportunities/use-my-filters.ts';

export function MyOpportunitiesPage() {
  const { t } = useTranslation('opportunities');
  const { type, listed, state } = useMyFilters();
  const actions = (
    <Group gap="sm">
      {OPPORTUNITY_TYPES.map((each) => (
        <Button
          key={each}
          component={Link}
          to={routes.oppEdit('create', { type: each })}
          variant={each === type ? 'filled' : 'default'}
        >
          {t(`myOpportunities.create.${each}`)}
        </Button>
      ))}
    </Group>
  );
  return (
    <Page title={t('myOpportunities.title')} lead={t('myOpportunities.lead')} actions={actions}>
      <MyOpportunityTabs type={type} state={state} />
      {listed ? (
        <MyOpportunityList type={listed} state={state} />
      ) : (
        <LoadingBlock variant="list" label={t('myOpportunities.loading')} />
      )}
    </Page>
  );
}
