import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useModerationQueue } from '../../queries/moderation.query.ts';
import classes from './moderation.module.css';
import { ReviewDesk } from './review-desk.tsx';

export function Moderation() {
  const { t } = useTranslation('opportunities');
  const queue = useModerationQueue();
  return (
    <QueryView
      query={queue}
      skeleton={
        <div className={classes.desk}>
          <LoadingBlock variant="list" label={t('moderation.loading')} />
          <LoadingBlock variant="text" count={8} />
        </div>
      }
      moreLabel={t('moderation.more')}
    >
      {({ items, count }) => (
        <>
          <ReviewDesk
            queue={items}
            count={count}
            hasMore={queue.hasNextPage}
            isLoadingMore={!queue.isError}
            onEnd={queue.onEnd}
          />
          {count === 0 ? <EmptyState title={t('moderation.empty')} /> : null}
        </>
      )}
    </QueryView>
  );
}
