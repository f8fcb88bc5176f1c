import type {
  IdentityField,
  IdentityHit,
  Opportunity,
  ProposedDecision,
  Review,
} from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import type { QueryResult } from '@handover/shared/query';
import { Face, LoadingBlock, QueryView } from '@handover/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IdentityMarks } from '../../../components/identity-marks/identity-marks.tsx';
import { useTeaserFacts } from '../../../components/teaser/use-teaser-facts.ts';
import desk from '../moderation.module.css';
import classes from './case.module.css';
import { ReviewBody } from './review-body.tsx';
import type { NameDecisions, OpenChoice } from './use-name-decisions.ts';

interface ReviewCaseProps {
  /** The opportunity as in the queue. */
  opportunity: Opportunity;
  review: QueryResult<Review>;
  decidedNames: NameDecisions;
  onDecideName: (decision: ProposedDecision) => void;
  onChoose: (list: OpenChoice, ids: string[]) => void;
  /** It was opened from the one before it. */
  takesFocus: boolean;
  /** The decision, below. */
  children: ReactNode;
}

const NONE: readonly IdentityHit[] = [];

/** The opportunity that is open: its title from the queue until the review is there, then all of it. */
export function ReviewCase(props: ReviewCaseProps) {
  const { opportunity, review, decidedNames, onDecideName, onChoose, takesFocus, children } = props;
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The queue may have an older one, which the hits do not belong to.
  const shown = review.data?.opportunity ?? opportunity;
  const { sector, place } = useTeaserFacts(shown);
  const { id, type_of_opportunity: type, project_title } = shown;
  const hits = review.data?.hits ?? NONE;
  const hitsOf = (field: IdentityField) => hits.filter((hit) => hit.field === field);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <article className={classes.case} aria-labelledby={heading}>
      <div className={classes.head}>
        <span className={classes.face}>
          <Face of={shown} id={id} />
        </span>
        <div>
          <h2 ref={title} id={heading} tabIndex={-1} className={classes.title}>
            <IdentityMarks text={project_title} hits={hitsOf('project_title')} />
          </h2>
          <p className={desk.muted}>{[t(`type.${type}`), sector, place].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <QueryView
        query={review}
        skeleton={<LoadingBlock variant="text" count={8} label={t('moderation.loadingOne')} />}
      >
        {(found) => (
          <ReviewBody
            review={found}
            hitsOf={hitsOf}
            decidedNames={decidedNames}
            onDecideName={onDecideName}
            onChoose={onChoose}
          />
        )}
      </QueryView>
      {children}
    </article>
  );
}
