import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useModerationQueue } from '../../queries/moderation.query.ts';
import { ReviewDesk } from './review-desk.tsx';

export function Moderation() {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={useModerationQueue()}
      skeleton={<LoadingBlock variant="list" label={t('moderation.loading')} />}
    >
      {({ results, count }) => (
        <>
          <ReviewDesk queue={results} count={count} />
          {results.length === 0 ? <EmptyState title={t('moderation.empty')} /> : null}
        </>
      )}
    </QueryView>
  );
}
