import { OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, Group, Page } from '@handover/shared/ui';
import { readOwnFilters } from '../features/own-list/own-filters.ts';
import { OwnList } from '../features/own-list/own-list.tsx';
import { OwnTabs } from '../features/own-list/own-tabs.tsx';

/** What I sell and what I look for; the choice is in the address. */
export function MyOpportunitiesPage() {
  const { t } = useTranslation('opportunities');
  const [query] = useSearchParams();
  const filters = readOwnFilters(query);
  const actions = (
    <Group gap="sm">
      {OPPORTUNITY_TYPES.map((type) => (
        <Button
          key={type}
          component={Link}
          to={routes.oppEdit('create', { type })}
          variant={type === filters.type ? 'filled' : 'default'}
        >
          {t(`own.create.${type}`)}
        </Button>
      ))}
    </Group>
  );
  return (
    <Page title={t('own.title')} lead={t('own.lead')} actions={actions}>
      <OwnTabs {...filters} />
      <OwnList {...filters} />
    </Page>
  );
}
