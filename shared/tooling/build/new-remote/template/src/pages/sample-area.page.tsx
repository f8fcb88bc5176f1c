import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { NewestList } from '../features/newest/newest-list.tsx';
import { useNewest } from '../queries/newest.query.ts';

export function SampleAreaPage() {
  const { t } = useTranslation('sampleArea');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView
        query={useNewest()}
        skeleton={<LoadingBlock variant="list" label={t('loading')} />}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ results }) => <NewestList opportunities={results} />}
      </QueryView>
    </Page>
  );
}
