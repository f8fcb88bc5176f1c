import type { Opportunity } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useOpportunity } from '../queries/opportunity.query.ts';

interface OneOpportunityProps {
  id: number;
  children: (opportunity: Opportunity) => ReactNode;
}

/** Loads one for a page; until it is there, or where it is not, the page says so. */
export function OneOpportunity({ id, children }: OneOpportunityProps) {
  const { t } = useTranslation('opportunities');
  const { data, error, isPending, isFetching, refetch } = useOpportunity(id);
  if (data) return children(data);
  if (isPending) return <LoadingBlock variant="page" label={t('view.loading')} />;
  if (!isHttpError(error) || error.status !== 404)
    return (
      <Page title={t('view.failed')}>
        <LoadError error={error} onRetry={() => refetch()} retrying={isFetching} />
      </Page>
    );
  const back = (
    <Anchor component={Link} to={routes.opportunities()}>
      {t('view.missing.back')}
    </Anchor>
  );
  return (
    <Page title={t('view.missing.title')}>
      <EmptyState title={t('view.missing.text')} action={back} />
    </Page>
  );
}
