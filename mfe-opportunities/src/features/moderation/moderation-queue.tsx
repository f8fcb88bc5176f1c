import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useRef, useState } from 'react';
import type { Decision } from '../../api/moderation.api.ts';
import { useModerate } from '../../queries/moderate.mutation.ts';
import { useModerationQueue } from '../../queries/moderation.query.ts';
import classes from './moderation.module.css';
import { ModerationCard } from './moderation-card.tsx';

/** Oldest first. A card is removed at once; if the call fails it is back, with the reason that was typed. */
export function ModerationQueue() {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const moderation = useModerate();
  const [reasons, setReasons] = useState<Record<number, string>>({});
  const count = useRef<HTMLParagraphElement>(null);

  const decide = (title: string, decision: Decision) => {
    // The button that had the focus is removed with its card.
    count.current?.focus();
    // Not the callbacks of `mutate`: of two calls at once only those of the last are run.
    moderation.mutateAsync(decision).then(
      () =>
        messages.success(t(decision.validated ? 'moderation.published' : 'moderation.rejected', { title })),
      (error) => {
        setReasons((kept) => ({ ...kept, [decision.id]: decision.reason ?? '' }));
        messages.failure(error, t('moderation.failed', { title }));
      },
    );
  };

  return (
    <QueryView
      query={useModerationQueue()}
      skeleton={<LoadingBlock variant="list" label={t('moderation.loading')} />}
    >
      {({ results, count: total }) => (
        <>
          <p ref={count} tabIndex={-1} role="status" className={classes.count}>
            {t('moderation.count', { count: total })}
          </p>
          {results.length === 0 ? <EmptyState title={t('moderation.empty')} /> : null}
          {results.map((opportunity) => (
            <ModerationCard
              key={opportunity.id}
              opportunity={opportunity}
              keptReason={reasons[opportunity.id]}
              onDecide={(decision) => decide(opportunity.project_title, { id: opportunity.id, ...decision })}
            />
          ))}
        </>
      )}
    </QueryView>
  );
}
