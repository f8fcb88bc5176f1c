import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, BackLink, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useDeal } from '../queries/deal.query.ts';

interface OneDealProps {
  id: number;
  children: (deal: DealDetail) => ReactNode;
}

/** Loads one for a page; until it is there, or where it is not, the page says so. */
export function OneDeal({ id, children }: OneDealProps) {
  const { t } = useTranslation('deals');
  return (
    <QueryView
      query={useDeal(id)}
      skeleton={
        <Page
          title={t('view.loading')}
          eyebrow={<BackLink href={routes.deals()}>{t('list.title')}</BackLink>}
        >
          <LoadingBlock variant="list" count={12} />
        </Page>
      }
      notFound={
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
      }
      frame={(failure) => <Page title={t('list.title')}>{failure}</Page>}
    >
      {children}
    </QueryView>
  );
}
