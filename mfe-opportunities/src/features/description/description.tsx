import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section, TextSection } from '@handover/shared/ui';
import { useLabels } from '@handover/shared/ui-extra';
import classes from './description.module.css';

/** The public texts of an opportunity. */
export function Description({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const labels = useLabels();
  const named = (['sub_sectors', 'tags'] as const).filter((name) => opportunity[name].length > 0);
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
      {named.length > 0 ? (
        <Section>
          <dl className={classes.named}>
            {named.map((name) => (
              <div key={name}>
                <dt>{t(`description.${name}`)}</dt>
                <dd>
                  <ul className={classes.names}>
                    {labels(opportunity[name]).map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </>
  );
}
