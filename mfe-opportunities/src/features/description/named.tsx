import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { useLabels } from '@handover/shared/ui-extra';
import classes from './description.module.css';

/** Sub-sectors and tags of an opportunity. */
export function Named({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const labels = useLabels();
  const named = (['sub_sectors', 'tags'] as const).filter((name) => opportunity[name].length > 0);
  if (named.length === 0) return null;
  return (
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
  );
}
