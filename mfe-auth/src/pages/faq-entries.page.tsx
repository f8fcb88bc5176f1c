import { useTranslation } from '@handover/shared/i18n';
import { combineQueries } from '@handover/shared/query';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { FaqEntries } from '../features/house-lists/faq-entries.tsx';
import { useFaqEntries, useNames } from '../queries/house-lists.query.ts';

/** The frequent questions by category, for staff. */
export function FaqEntriesPage() {
  const { t } = useTranslation('auth');
  const query = combineQueries(useNames('faq_categories'), useFaqEntries());
  return (
    <Page
      title={t('lists.faq.title')}
      lead={t('lists.faq.lead')}
      actions={
        <Button component={Link} to={routes.listedName('faq_categories', 'create')} variant="default">
          {t('lists.create.faq_categories')}
        </Button>
      }
    >
      <StaffNav />
      <QueryView query={query} skeleton={<LoadingBlock variant="list" count={6} />}>
        {([categories, entries]) => <FaqEntries categories={categories} entries={entries} />}
      </QueryView>
    </Page>
  );
}
