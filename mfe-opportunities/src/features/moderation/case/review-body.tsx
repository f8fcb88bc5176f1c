import type { IdentityField, IdentityHit, ProposedDecision, Review } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Section } from '@handover/shared/ui';
import { TeaserFacts } from '../../../components/opportunity-facts/teaser-facts.tsx';
import desk from '../moderation.module.css';
import classes from './case.module.css';
import { ChangesTable } from './changes-table.tsx';
import { ConfidentialSide } from './confidential-side.tsx';
import { NewNames } from './new-names.tsx';
import { OpenChoices } from './open-choices.tsx';
import { PublicSide } from './public-side.tsx';
import type { NameDecisions, OpenChoice } from './use-name-decisions.ts';
import { useUndecidedFocus } from './use-undecided-focus.ts';

interface ReviewBodyProps {
  review: Review;
  hitsOf: (field: IdentityField) => readonly IdentityHit[];
  decidedNames: NameDecisions;
  onDecideName: (decision: ProposedDecision) => void;
  onChoose: (list: OpenChoice, ids: string[]) => void;
}

/**
 * All that a decision needs: earlier messages, the changes, the hits that may reveal the company, and both sides of
 * the data.
 */
export function ReviewBody({ review, hitsOf, decidedNames, onDecideName, onChoose }: ReviewBodyProps) {
  const { t } = useTranslation('opportunities');
  const { relative } = useFormat();
  const { private_data, opportunity, hits, changes, proposed, undecided, submitted_at, owner } = review;
  const decisions = useUndecidedFocus(decidedNames.attempts);
  const { earlier_reason: reason } = review;
  const by = owner.is_former ? t('privateData.formerUser') : `${owner.first_name} ${owner.last_name}`.trim();
  const [newest] = private_data.revenues;
  return (
    <>
      <p className={desk.muted}>{t('moderation.submitted', { ago: relative(submitted_at), by })}</p>
      {reason ? (
        <Alert color="danger" title={t('moderation.earlierReason')}>
          {reason}
        </Alert>
      ) : null}
      {opportunity.type_of_opportunity === 'sell' ? (
        <Alert
          color={hits.length > 0 ? 'waiting' : 'open'}
          title={t('moderation.hits', { count: hits.length })}
        >
          {hits.length === 0
            ? t('moderation.noHits')
            : t(review.identity_confirmed ? 'moderation.confirmed' : 'moderation.notConfirmed')}
        </Alert>
      ) : null}
      <TeaserFacts opportunity={opportunity} withPrice />
      <div ref={decisions} className={classes.decisions}>
        {undecided.length > 0 ? (
          <OpenChoices
            opportunity={opportunity}
            open={undecided}
            decided={decidedNames}
            onChoose={onChoose}
          />
        ) : null}
        {proposed.length > 0 ? (
          <NewNames names={proposed} decided={decidedNames} onDecide={onDecideName} />
        ) : null}
      </div>
      {changes.length > 0 ? (
        <ChangesTable changes={changes} currency={opportunity.preferred_currency} />
      ) : null}
      <div className={classes.sides}>
        <PublicSide opportunity={opportunity} hitsOf={hitsOf} />
        <ConfidentialSide data={private_data} />
      </div>
      {newest ? (
        <Section title={t('privateData.figures')}>
          <FiguresChart rows={private_data.revenues} currency={newest.currency} />
        </Section>
      ) : null}
    </>
  );
}
