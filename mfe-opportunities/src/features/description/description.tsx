import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section, TextSection } from '@handover/shared/ui';
import { useLabels } from '@handover/shared/ui-extra';
import classes from './description.module.css';

/** The public texts of an opportunity. */
export function Description({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const labels = useLabels();
  return (
    <>
      {(['activity', 'unique_selling_proposition', 'reason_for_sale', 'preferred_description'] as const).map(
        (name) => (
          <TextSection
            key={name}
            title={t(`description.${name}`)}
            text={opportunity[name]}
            lang={opportunity.language}
          />
        ),
      )}
      {(['sub_sectors', 'tags'] as const).map((name) =>
        opportunity[name].length > 0 ? (
          <Section key={name} title={t(`description.${name}`)}>
            <ul className={classes.names}>
              {labels(opportunity[name]).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Section>
        ) : null,
      )}
    </>
  );
}
