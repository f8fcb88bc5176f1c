import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { EmptyState, LoadingBlock, Page } from '@handover/shared/ui';
import { NewestList } from '../features/newest/newest-list.tsx';
import { useNewest } from '../queries/newest.query.ts';

export function SampleAreaPage() {
  const { t } = useTranslation('sampleArea');
  const { data, error, isFetching, refetch } = useNewest();
  return (
    <Page title={t('title')} lead={t('lead')}>
      {!data && !error && <LoadingBlock variant="list" label={t('loading')} />}
      {!data && error && <LoadError error={error} onRetry={() => refetch()} retrying={isFetching} />}
      {data?.count === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {data && data.count > 0 && <NewestList opportunities={data.results} />}
    </Page>
  );
}
