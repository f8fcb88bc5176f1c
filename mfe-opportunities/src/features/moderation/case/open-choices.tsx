import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, Section } from '@handover/shared/ui';
import { KeyValue, lazyComponent } from '@handover/shared/ui-extra';
import classes from './case.module.css';
import type { NameDecisions, OpenChoice } from './use-name-decisions.ts';

/** Few leave a sector open. */
const ChoiceFields = lazyComponent(async () => (await import('./choice-fields.tsx')).ChoiceFields, {
  skeleton: <LoadingBlock variant="form" count={2} />,
});

interface OpenChoicesProps {
  opportunity: Opportunity;
  open: readonly OpenChoice[];
  decided: NameDecisions;
  onChoose: (list: OpenChoice, ids: string[]) => void;
}

/** What the owner left open, since they do not know it: staff choose, with the owner's own words beside. */
export function OpenChoices({ opportunity, open, decided, onChoose }: OpenChoicesProps) {
  const { t } = useTranslation('opportunities');
  const known =
    opportunity.type_of_opportunity === 'sell' ? opportunity.sectors : opportunity.preferred_sectors;
  const text = opportunity.activity || opportunity.preferred_description;
  return (
    <Section
      title={t(open.includes('sectors') ? 'moderation.openChoices.title' : 'moderation.openChoices.subTitle')}
      lead={t('moderation.openChoices.lead')}
    >
      <div className={classes.sides}>
        <div className={classes.fields}>
          <ChoiceFields open={open} known={known} decided={decided} onChoose={onChoose} />
        </div>
        <div className={classes.texts}>
          <KeyValue items={[{ label: t('moderation.openChoices.words'), value: text }]} />
        </div>
      </div>
    </Section>
  );
}
