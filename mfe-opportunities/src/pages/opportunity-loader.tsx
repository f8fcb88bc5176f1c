import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useOpportunity } from '../queries/opportunity.query.ts';

interface OpportunityLoaderProps {
  id: number;
  /** Loads what everyone may read, whoever the viewer is. */
  asStranger?: boolean;
  children: (opportunity: Opportunity) => ReactNode;
}

/** Loads an opportunity for a page, with its loading, not-found and error states. */
export function OpportunityLoader({ id, asStranger = false, children }: OpportunityLoaderProps) {
  const { t } = useTranslation('opportunities');
  const back = (
    <Anchor component={Link} to={routes.opportunities()}>
      {t('view.notFound.back')}
    </Anchor>
  );
  return (
    <QueryView
      query={useOpportunity(id, asStranger)}
      skeleton={<LoadingBlock variant="page" label={t('view.loading')} />}
      notFound={
        <Page title={t('view.notFound.title')}>
          <EmptyState title={t('view.notFound.text')} action={back} />
        </Page>
      }
      frame={(failure) => <Page title={t('view.failed')}>{failure}</Page>}
    >
      {children}
    </QueryView>
  );
}
