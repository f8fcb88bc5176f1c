import type { DealDetail } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Anchor, BackLink, EmptyState, LoadingBlock, Page } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useDeal } from '../queries/deal.query.ts';

interface OneDealProps {
  id: number;
  children: (deal: DealDetail) => ReactNode;
}

/** Loads one for a page; until it is there, or where it is not, the page says so. */
export function OneDeal({ id, children }: OneDealProps) {
  const { t } = useTranslation('deals');
  const { data: deal, error, isPending, isFetching, refetch } = useDeal(id);
  if (isPending)
    return (
      <Page title={t('view.loading')} eyebrow={<BackLink href={routes.deals()}>{t('list.title')}</BackLink>}>
        <LoadingBlock variant="list" count={12} />
      </Page>
    );
  if (isHttpError(error) && error.status === 404)
    return (
      <Page title={t('view.missing.title')}>
        <EmptyState
          title={t('view.missing.text')}
          action={
            <Anchor component={Link} to={routes.deals()}>
              {t('view.back')}
            </Anchor>
          }
        />
      </Page>
    );
  if (deal === undefined)
    return (
      <Page title={t('list.title')}>
        <LoadError error={error} onRetry={() => refetch()} retrying={isFetching} />
      </Page>
    );
  return children(deal);
}
