import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { SavedSearchList } from '../features/searches/saved-search-list.tsx';
import { useSearches } from '../queries/searches.query.ts';

/** The saved searches of the viewer, and their mandates. */
export function SavedSearchesPage() {
  const { t } = useTranslation('opportunities');
  const browse = (
    <Button component={Link} to={routes.opportunities('sell')} variant="default">
      {t('browse.title.sell')}
    </Button>
  );
  return (
    <Page title={t('searches.title')} lead={t('searches.lead')}>
      <QueryView
        query={useSearches()}
        skeleton={<LoadingBlock variant="rows" count={4} label={t('searches.title')} />}
      >
        {({ results }) => (
          <>
            {results.length === 0 ? (
              <EmptyState title={t('searches.none')} text={t('searches.noneText')} action={browse} />
            ) : null}
            <SavedSearchList searches={results} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
