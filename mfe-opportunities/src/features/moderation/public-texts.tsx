import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { KeyValue } from '@handover/shared/ui-extra';
import classes from './moderation.module.css';

/** All texts that will be public. */
export function PublicTexts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const texts = {
    activity: opportunity.activity,
    unique_selling_proposition: opportunity.unique_selling_proposition,
    preferred_description: opportunity.preferred_description,
    keywords: [...opportunity.sub_sectors, ...opportunity.tags].map(label).join(', '),
  };
  return (
    <div className={classes.texts}>
      <KeyValue
        items={Object.entries(texts)
          .filter(([, value]) => value)
          .map(([name, value]) => ({ label: t(`description.${name}`), value }))}
      />
    </div>
  );
}
