import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, Page } from '@handover/shared/ui';
import { LoadFailure } from '../features/load-failure/load-failure.tsx';
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx';
import { useModerationQueue } from '../queries/moderation.query.ts';

export const ModerationPage = () => {
  const { t } = useTranslation('opportunities');
  const { data, error, isFetching, refetch } = useModerationQueue();
  return (
    <Page title={t('moderation.title')} lead={t('moderation.lead')}>
      {!data && error ? <LoadFailure error={error} onRetry={() => refetch()} retrying={isFetching} /> : null}
      {!data && !error ? <LoadingBlock variant="cards" count={2} label={t('load.loading')} /> : null}
      {data ? <ModerationQueue items={data.results} /> : null}
    </Page>
  );
};
