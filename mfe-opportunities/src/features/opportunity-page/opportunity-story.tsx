import type { Opportunity } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Badge, Group, Section } from '@handover/shared/ui';
import classes from './opportunity-page.module.css';

/** The public story: of a business what it does and why it is worth it, of a mandate what is looked for. */
export const OpportunityStory = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const chapters = [
    { title: t('page.activity'), text: opportunity.activity },
    { title: t('page.selling'), text: opportunity.unique_selling_proposition },
    { title: t('page.lookingFor'), text: opportunity.preferred_description },
  ];
  const labels = [...opportunity.sub_sectors, ...opportunity.tags];
  return (
    <>
      {chapters
        .filter(({ text }) => text !== '')
        .map(({ title, text }) => (
          <Section key={title} title={title}>
            <p className={classes.story}>{text}</p>
          </Section>
        ))}
      {labels.length > 0 ? (
        <Section title={t('page.labels')}>
          <Group gap="xs">
            {labels.map((record) => (
              <Badge key={record.name} variant="light">
                {label(record)}
              </Badge>
            ))}
          </Group>
        </Section>
      ) : null}
    </>
  );
};
