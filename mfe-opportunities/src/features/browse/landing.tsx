import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { useLanding } from '../../queries/landing.query.ts';
import { BrowseList } from './browse-list.tsx';

/** The list of a sector, a region, or both. */
export function LandingPage({ type, path }: { type: OpportunityType; path: string }) {
  const { t } = useTranslation('opportunities');
  const query = useLanding(type, path);
  return (
    <QueryView
      query={query}
      skeleton={<LoadingBlock variant="page" label={t('results.loading')} />}
      notFound={
        <Page title={t('landing.notFound.title')}>
          <EmptyState
            title={t('landing.notFound.text')}
            action={
              <Anchor component={Link} to={routes.opportunities(type)}>
                {t('view.notFound.back')}
              </Anchor>
            }
          />
        </Page>
      }
      frame={(failure) => <Page title={t(`browse.title.${type}`)}>{failure}</Page>}
    >
      {(landing) => <BrowseList key={path} type={type} landing={landing} path={path} />}
    </QueryView>
  );
}
