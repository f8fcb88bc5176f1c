import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, Group, Page } from '@handover/shared/ui';
import { readMyFilters } from '../features/my-opportunities/my-filters.ts';
import { MyOpportunityList } from '../features/my-opportunities/my-opportunity-list.tsx';
import { MyOpportunityTabs } from '../features/my-opportunities/my-opportunity-tabs.tsx';

export function MyOpportunitiesPage() {
  const { t } = useTranslation('opportunities');
  const [query] = useSearchParams();
  const filters = readMyFilters(query);
  const actions = (
    <Group gap="sm">
      {OPPORTUNITY_TYPES.map((type) => (
        <Button
          key={type}
          component={Link}
          to={routes.oppEdit('create', { type })}
          variant={type === filters.type ? 'filled' : 'default'}
        >
          {t(`myOpportunities.create.${type}`)}
        </Button>
      ))}
    </Group>
  );
  return (
    <Page title={t('myOpportunities.title')} lead={t('myOpportunities.lead')} actions={actions}>
      <MyOpportunityTabs {...filters} />
      <MyOpportunityList {...filters} />
    </Page>
  );
}
