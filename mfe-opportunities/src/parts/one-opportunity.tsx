import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useOpportunity } from '../queries/opportunity.query.ts';

interface OneOpportunityProps {
  id: number;
  children: (opportunity: Opportunity) => ReactNode;
}

/** Loads one for a page; until it is there, or where it is not, the page says so. */
export function OneOpportunity({ id, children }: OneOpportunityProps) {
  const { t } = useTranslation('opportunities');
  const back = (
    <Anchor component={Link} to={routes.opportunities()}>
      {t('view.missing.back')}
    </Anchor>
  );
  return (
    <QueryView
      query={useOpportunity(id)}
      skeleton={<LoadingBlock variant="page" label={t('view.loading')} />}
      notFound={
        <Page title={t('view.missing.title')}>
          <EmptyState title={t('view.missing.text')} action={back} />
        </Page>
      }
      frame={(failure) => <Page title={t('view.failed')}>{failure}</Page>}
    >
      {children}
    </QueryView>
  );
}
