import type { IdentityField, IdentityHit, Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Face, LoadingBlock, QueryView } from '@handover/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IdentityMarks } from '../../components/identity-marks/identity-marks.tsx';
import { TeaserFacts } from '../../components/listing/teaser-facts.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import { useReview } from '../../queries/moderation.query.ts';
import classes from './moderation.module.css';
import { ReviewBody } from './review-body.tsx';

interface ReviewCaseProps {
  opportunity: Opportunity;
  /** It was opened from the one before it. */
  takesFocus: boolean;
  /** The decision, below. */
  children: ReactNode;
}

const NONE: readonly IdentityHit[] = [];

/** The opportunity that is open: its teaser from the queue, and beside it what only the review has. */
export function ReviewCase({ opportunity, takesFocus, children }: ReviewCaseProps) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const review = useReview(opportunity.id);
  const { sector, place } = useTeaserFacts(opportunity);
  const { id, type_of_opportunity: type, project_title } = opportunity;
  const hits = review.data?.hits ?? NONE;
  const hitsOf = (field: IdentityField) => hits.filter((hit) => hit.field === field);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <article className={classes.case} aria-labelledby={heading}>
      <div className={classes.head}>
        <span className={classes.face}>
          <Face of={opportunity} id={id} />
        </span>
        <div>
          <h2 ref={title} id={heading} tabIndex={-1} className={classes.title}>
            <IdentityMarks text={project_title} hits={hitsOf('project_title')} />
          </h2>
          <p className={classes.muted}>{[t(`type.${type}`), sector, place].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <TeaserFacts opportunity={opportunity} />
      <QueryView
        query={review}
        skeleton={<LoadingBlock variant="text" count={8} label={t('moderation.loadingOne')} />}
      >
        {(found) => <ReviewBody review={found} hitsOf={hitsOf} />}
      </QueryView>
      {children}
    </article>
  );
}
