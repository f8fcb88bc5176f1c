import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, VisuallyHidden } from '@handover/shared/ui';
import { useEffect, useState } from 'react';
import { useReview } from '../../queries/moderation.query.ts';
import { GoneCase } from './case/gone-case.tsx';
import { ReviewCase } from './case/review-case.tsx';
import { chosenIds, decisionOn, lacksSector, useNameDecisions } from './case/use-name-decisions.ts';
import { useOpenCase } from './case/use-open-case.ts';
import { usePublishQuestion } from './case/use-publish-question.ts';
import { DecisionBar } from './decision-bar.tsx';
import classes from './moderation.module.css';
import { ModerationQueue } from './moderation-queue.tsx';
import { nextOf } from './queue-position.ts';
import { UndecidedCases } from './undecided-cases.tsx';
import { useDecide } from './use-decide.ts';
import { useRejections } from './use-rejections.ts';
import { type ReviewCommand, useReviewKeys } from './use-review-keys.ts';
import { useUndecided } from './use-undecided.ts';

interface ReviewDeskProps {
  /** The loaded part of the queue. */
  queue: readonly Opportunity[];
  /** The length of the whole queue. */
  count: number;
  hasMore: boolean;
  /** False if the next page failed. */
  isLoadingMore: boolean;
  /** Loads the next page; undefined while it is on its way. */
  onEnd: (() => void) | undefined;
}

/** The queue beside the one that is open, which the address names. A decision, or a key, opens the next one. */
export function ReviewDesk({ queue, count, hasMore, isLoadingMore, onEnd }: ReviewDeskProps) {
  const { t } = useTranslation('opportunities');
  const { current, hasMoved, open } = useOpenCase(queue);
  const review = useReview(current?.id);
  const { rejectionOf, openRejection, closeRejection, keepReason, forget } = useRejections();
  const { namesOf, decideName, choose, countAttempt, forgetNames } = useNameDecisions();
  const { isUndecided, keepUndecided, forgetUndecided } = useUndecided();
  const decide = useDecide({
    onDecided(id) {
      forget(id);
      forgetNames(id);
      forgetUndecided(id);
    },
    onSessionEnd: ({ id, unchangedSince }) => keepUndecided({ id, updated_at: unchangedSince }),
  });
  const askToPublish = usePublishQuestion();
  const [usesKeys, setUsesKeys] = useState(true);
  const isRead = review.data !== undefined;
  const isDoubtful =
    current !== undefined &&
    review.data !== undefined &&
    ((review.data.hits.length > 0 && !review.data.identity_confirmed) ||
      lacksSector(review.data.undecided, namesOf(current.id)));
  // The one that the address names may be on a later page, and so may the next one of the last.
  const needsMore = current === undefined || current.id === queue.at(-1)?.id;
  useEffect(() => {
    if (needsMore) onEnd?.();
  }, [needsMore, onEnd]);

  const settle = async (validated: boolean, reason?: string): Promise<boolean> => {
    // A case that nobody has read can't be decided.
    if (!current || !review.data) return false;
    const { id } = current;
    const { opportunity, proposed: names, undecided } = review.data;
    const decided = namesOf(id);
    const { project_title: title, updated_at: unchangedSince } = opportunity;
    const proposed = names.flatMap((name) => decisionOn(decided, name) ?? []);
    const isOpen = proposed.length < names.length || lacksSector(undecided, decided);
    if (validated && isOpen) {
      countAttempt(id);
      return false;
    }
    // A rejection has its form; publishing tells everyone, by one key.
    if (validated && !(await askToPublish(title))) return false;
    const decision = {
      ...{ id, validated, reason, unchangedSince },
      ...(names.length > 0 && { proposed }),
      ...(validated && chosenIds(decided.chosen)),
    };
    const isDecided = decide(title, decision);
    open(nextOf(queue, current.id));
    return isDecided;
  };
  const run = (command: ReviewCommand) => {
    if (command === 'next' || command === 'previous')
      open(current ? nextOf(queue, current.id, command === 'next' ? 1 : -1) : queue[0]);
    else if (!current || !isRead || rejectionOf(current.id).isOpen) return;
    else if (command === 'publish') void settle(true);
    else openRejection(current.id);
  };
  useReviewKeys(usesKeys, run);

  return (
    <>
      <p role="status" className={classes.count}>
        {t('moderation.count', { count })}
        {queue.length < count ? <span>{t('moderation.listed', { shown: queue.length })}</span> : null}
        {current ? (
          <VisuallyHidden>
            {t('moderation.position', {
              position: queue.indexOf(current) + 1,
              title: current.project_title,
            })}
          </VisuallyHidden>
        ) : null}
      </p>
      <UndecidedCases
        cases={queue.filter(isUndecided)}
        currentId={current?.id}
        onOpen={(one) => {
          forgetUndecided(one.id);
          open(one);
        }}
      />
      {queue.length > 0 ? (
        <div className={classes.desk}>
          <ModerationQueue queue={queue} currentId={current?.id} />
          {current ? (
            <ReviewCase
              key={current.id}
              opportunity={current}
              review={review}
              decidedNames={namesOf(current.id)}
              onDecideName={(decision) => decideName(current.id, decision)}
              onChoose={(list, ids) => choose(current.id, list, ids)}
              takesFocus={hasMoved}
            >
              <DecisionBar
                id={current.id}
                isRead={isRead}
                isDoubtful={isDoubtful}
                rejection={rejectionOf(current.id)}
                onOpenRejection={() => openRejection(current.id)}
                onCloseRejection={() => closeRejection(current.id)}
                onType={(reason) => keepReason(current.id, reason)}
                onDecide={settle}
                usesKeys={usesKeys}
                setUsesKeys={setUsesKeys}
              />
            </ReviewCase>
          ) : (
            <MissingCase
              isSearched={hasMore && isLoadingMore}
              isGone={!hasMore}
              onNext={() => open(queue[0])}
            />
          )}
        </div>
      ) : null}
    </>
  );
}

interface MissingCaseProps {
  /** The rest of the queue is on its way. */
  isSearched: boolean;
  isGone: boolean;
  onNext: () => void;
}

/** Shown if the address names a case that is not in the loaded part of the queue. */
function MissingCase({ isSearched, isGone, onNext }: MissingCaseProps) {
  const { t } = useTranslation('opportunities');
  if (isGone) return <GoneCase onNext={onNext} />;
  return isSearched ? <LoadingBlock variant="text" count={8} label={t('moderation.loadingOne')} /> : null;
}
