import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { useId, useState } from 'react';
import type { Decision } from '../../api/moderation.api.ts';
import { TeaserFacts } from '../../components/teaser/teaser-facts.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import classes from './moderation.module.css';
import { PublicTexts } from './public-texts.tsx';
import { RejectForm } from './reject-form.tsx';

interface ModerationCardProps {
  opportunity: Opportunity;
  /** Of a rejection that failed. */
  keptReason: string | undefined;
  onDecide: (decision: Omit<Decision, 'id'>) => void;
}

export function ModerationCard({ opportunity, keptReason = '', onDecide }: ModerationCardProps) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { sector, place, age } = useTeaserFacts(opportunity);
  const [isRejecting, setRejecting] = useState(keptReason !== '');
  const { type_of_opportunity: type, project_title } = opportunity;
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {project_title}
      </h2>
      <p className={classes.muted}>{[t(`type.${type}`), sector, place, age].filter(Boolean).join(' · ')}</p>
      <TeaserFacts opportunity={opportunity} />
      <PublicTexts opportunity={opportunity} />
      {isRejecting ? (
        <RejectForm
          initial={keptReason}
          onReject={(reason) => onDecide({ validated: false, reason })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <Group gap="sm" mt="md">
          <Button onClick={() => onDecide({ validated: true })}>{t('moderation.publish')}</Button>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {t('moderation.reject')}
          </Button>
        </Group>
      )}
    </article>
  );
}
