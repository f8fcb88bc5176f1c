import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { Prose } from './prose.tsx';
import classes from './story.module.css';

/** What everyone may read: the activity and what is special about it, or what a mandate looks for. */
export function Story({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const { sub_sectors, tags } = opportunity;
  const names = [...sub_sectors, ...tags];
  return (
    <>
      <Prose title={t('story.activity')} text={opportunity.activity} />
      <Prose title={t('story.proposition')} text={opportunity.unique_selling_proposition} />
      <Prose title={t('story.wanted')} text={opportunity.preferred_description} />
      {names.length > 0 ? (
        <Section title={t('story.keywords')}>
          <ul className={classes.named}>
            {names.map((named) => (
              <li key={`${named.id}-${named.name}`}>{label(named)}</li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
