import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { KeyValue } from '@handover/shared/overlays';
import classes from './review.module.css';

/** Every text that will be public: that is what is judged. */
export function ReviewTexts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const names = [...opportunity.sub_sectors, ...opportunity.tags].map(label).join(', ');
  const texts = [
    { label: t('story.activity'), value: opportunity.activity },
    { label: t('story.proposition'), value: opportunity.unique_selling_proposition },
    { label: t('story.wanted'), value: opportunity.preferred_description },
    { label: t('story.keywords'), value: names },
  ].filter(({ value }) => value);
  return (
    <div className={classes.texts}>
      <KeyValue items={texts} />
    </div>
  );
}
