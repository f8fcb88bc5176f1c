import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useNavigate, useSearchParams } from '@handover/shared/router';
import { useState } from 'react';
import { DecisionBar } from './decision-bar.tsx';
import classes from './moderation.module.css';
import { ModerationQueue } from './moderation-queue.tsx';
import { currentOf, nextOf } from './queue-position.ts';
import { ReviewCase } from './review-case.tsx';
import { useDecide } from './use-decide.ts';
import { type ReviewCommand, useReviewKeys } from './use-review-keys.ts';

interface ReviewDeskProps {
  queue: readonly Opportunity[];
  count: number;
}

/** The queue beside the one that is open, which the address names. A decision, or a key, opens the next one. */
export function ReviewDesk({ queue, count }: ReviewDeskProps) {
  const { t } = useTranslation('opportunities');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { decide, keptReasons } = useDecide();
  const [usesKeys, setUsesKeys] = useState(true);
  const [rejectingId, setRejectingId] = useState<number | null>(null);
  // None on the first visit: the focus belongs to the title of the page then.
  const [movedTo, setMovedTo] = useState<number>();
  const current = currentOf(queue, Number(query.get('id')));
  const position = current ? queue.indexOf(current) + 1 : 0;

  const open = (next: Opportunity | undefined) => {
    setMovedTo(next?.id);
    setRejectingId(null);
    // At once: the next key must not find the one before still open.
    navigate(routes.moderation(next?.id), { replace: true, flushSync: true });
  };
  const settle = (validated: boolean, reason?: string) => {
    if (!current) return;
    decide(current, { id: current.id, validated, reason });
    open(nextOf(queue, current.id));
  };
  const run = (command: ReviewCommand) => {
    if (!current) return;
    if (command === 'publish') settle(true);
    else if (command === 'reject') setRejectingId(current.id);
    else open(nextOf(queue, current.id, command === 'next' ? 1 : -1));
  };
  useReviewKeys(usesKeys, run);

  return (
    <>
      <p role="status" className={classes.count}>
        {t('moderation.count', { count })}
        {current ? <span>{t('moderation.position', { position, title: current.project_title })}</span> : null}
      </p>
      {current ? (
        <div className={classes.desk}>
          <ModerationQueue queue={queue} currentId={current.id} />
          <ReviewCase key={current.id} opportunity={current} takesFocus={movedTo === current.id}>
            <DecisionBar
              keptReason={keptReasons[current.id]}
              isRejecting={rejectingId === current.id || keptReasons[current.id] !== undefined}
              setRejecting={(isRejecting) => setRejectingId(isRejecting ? current.id : null)}
              onDecide={settle}
              usesKeys={usesKeys}
              setUsesKeys={setUsesKeys}
            />
          </ReviewCase>
        </div>
      ) : null}
    </>
  );
}
