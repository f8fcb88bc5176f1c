import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { useId, useState } from 'react';
import type { Verdict } from '../../api/moderation.api.ts';
import { FactsStrip } from '../../parts/teaser/facts-strip.tsx';
import { useTeaserFacts } from '../../parts/teaser/use-teaser-facts.ts';
import { RejectForm } from './reject-form.tsx';
import classes from './review.module.css';
import { ReviewTexts } from './review-texts.tsx';

interface ReviewCardProps {
  opportunity: Opportunity;
  /** Of a rejection that did not reach the server. */
  keptReason: string | undefined;
  onJudge: (verdict: Omit<Verdict, 'id'>) => void;
}

export function ReviewCard({ opportunity, keptReason = '', onJudge }: ReviewCardProps) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { sector, place, age } = useTeaserFacts(opportunity);
  const [rejecting, setRejecting] = useState(keptReason !== '');
  const { type_of_opportunity: type, project_title } = opportunity;
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {project_title}
      </h2>
      <p className={classes.quiet}>{[t(`type.${type}`), sector, place, age].filter(Boolean).join(' · ')}</p>
      <FactsStrip opportunity={opportunity} />
      <ReviewTexts opportunity={opportunity} />
      {rejecting ? (
        <RejectForm
          initial={keptReason}
          onReject={(reason) => onJudge({ validated: false, reason })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <Group gap="sm" mt="md">
          <Button onClick={() => onJudge({ validated: true })}>{t('review.publish')}</Button>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {t('review.reject')}
          </Button>
        </Group>
      )}
    </article>
  );
}
