import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Section, TextSection } from '@handover/shared/ui';
import classes from './description.module.css';

/** The public texts of an opportunity. */
export function Description({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const keywords = [...opportunity.sub_sectors, ...opportunity.tags];
  return (
    <>
      {(['activity', 'unique_selling_proposition', 'preferred_description'] as const).map((name) => (
        <TextSection key={name} title={t(`description.${name}`)} text={opportunity[name]} />
      ))}
      {keywords.length > 0 ? (
        <Section title={t('description.keywords')}>
          <ul className={classes.keywords}>
            {keywords.map((keyword) => (
              <li key={`${keyword.id}-${keyword.name}`}>{label(keyword)}</li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
