import type { DealDetail } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useDeal } from '../queries/deal.query.ts';

interface DealLoaderProps {
  id: number;
  /** What the page will be. */
  shape: 'record' | 'form';
  children: (deal: DealDetail) => ReactNode;
}

/** Loads a deal for a page, which shows the loading, not-found and error states itself. */
export function DealLoader({ id, shape, children }: DealLoaderProps) {
  const { t } = useTranslation('deals');
  const query = useDeal(id);
  // An adviser is no longer let in: what the page has is not shown any more. What is typed into a form stays.
  const isGone = shape === 'record' && isHttpError(query.error) && query.error.status === 404;
  return (
    <QueryView
      query={isGone ? { ...query, data: undefined } : query}
      skeleton={
        <Page
          title={t('view.loading')}
          eyebrow={<BackLink href={routes.deals()}>{t('list.title')}</BackLink>}
        >
          <LoadingBlock variant={shape} count={8} />
        </Page>
      }
      notFound={
        <Page title={t('view.notFound.title')}>
          <EmptyState
            title={t('view.notFound.text')}
            action={
              <Anchor component={Link} to={routes.deals()}>
                {t('view.back')}
              </Anchor>
            }
          />
        </Page>
      }
      frame={(failure) => <Page title={t('list.title')}>{failure}</Page>}
    >
      {children}
    </QueryView>
  );
}
