import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useRef, useState } from 'react';
import type { Verdict } from '../../api/moderation.api.ts';
import { useModerate } from '../../queries/moderate.mutation.ts';
import { useModerationQueue } from '../../queries/moderation.query.ts';
import classes from './review.module.css';
import { ReviewCard } from './review-card.tsx';

/** What waits for a judgement, oldest first. Judged ones go at once; a refused call brings them back with their reason. */
export function ReviewQueue() {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const verdict = useModerate();
  const [reasons, setReasons] = useState<Record<number, string>>({});
  const count = useRef<HTMLParagraphElement>(null);

  const judge = (title: string, given: Verdict) => {
    // The button that had the focus goes with its card.
    count.current?.focus();
    // Not the callbacks of `mutate`: of two at once only the last would be told.
    verdict.mutateAsync(given).then(
      () => messages.success(t(given.validated ? 'review.published' : 'review.rejected', { title })),
      (error) => {
        setReasons((kept) => ({ ...kept, [given.id]: given.reason ?? '' }));
        messages.failure(error, t('review.failed', { title }));
      },
    );
  };

  return (
    <QueryView
      query={useModerationQueue()}
      skeleton={<LoadingBlock variant="list" label={t('review.loading')} />}
    >
      {({ results, count: total }) => (
        <>
          <p ref={count} tabIndex={-1} role="status" className={classes.count}>
            {t('review.count', { count: total })}
          </p>
          {results.length === 0 ? <EmptyState title={t('review.empty')} /> : null}
          {results.map((opportunity) => (
            <ReviewCard
              key={opportunity.id}
              opportunity={opportunity}
              keptReason={reasons[opportunity.id]}
              onJudge={(given) => judge(opportunity.project_title, { id: opportunity.id, ...given })}
            />
          ))}
        </>
      )}
    </QueryView>
  );
}
