import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors, useSubSectors } from '@handover/shared/reference';
import { Section, Stack } from '@handover/shared/ui';
import { KeyValue, MultiSelect } from '@handover/shared/ui-extra';
import classes from './case.module.css';
import { lacksSector, type NameDecisions, type OpenChoice } from './use-name-decisions.ts';

interface OpenChoicesProps {
  opportunity: Opportunity;
  open: readonly OpenChoice[];
  decided: NameDecisions;
  onChoose: (list: OpenChoice, ids: string[]) => void;
}

/** What the owner left open, since they do not know it: staff choose, with the owner's own words beside. */
export function OpenChoices({ opportunity, open, decided, onChoose }: OpenChoicesProps) {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const { chosen, attempts } = decided;
  const known =
    opportunity.type_of_opportunity === 'sell' ? opportunity.sectors : opportunity.preferred_sectors;
  const isSectorOpen = open.includes('sectors');
  const parents = isSectorOpen ? (chosen.sectors ?? []) : known.map(({ id }) => id);
  const subSectors = useSubSectors(parents);
  const text = opportunity.activity || opportunity.preferred_description;
  const isMissing = lacksSector(open, decided);
  const lists = { sectors, sub_sectors: subSectors };
  return (
    <Section
      title={t(isSectorOpen ? 'moderation.openChoices.title' : 'moderation.openChoices.subTitle')}
      lead={t('moderation.openChoices.lead')}
    >
      <div className={classes.sides}>
        <Stack gap="md">
          {open.map((list) => (
            <div
              key={list}
              className={classes.name}
              data-undecided={list === 'sectors' && isMissing ? true : undefined}
            >
              <MultiSelect
                label={t(`moderation.field.${list}`)}
                placeholder={chosen[list]?.length ? undefined : t('moderation.openChoices.choose')}
                value={[...(chosen[list] ?? [])]}
                data={lists[list].options}
                onChange={(ids) => onChoose(list, ids)}
                disabled={list === 'sub_sectors' && parents.length === 0}
                description={
                  list === 'sub_sectors'
                    ? t(
                        parents.length > 0
                          ? 'moderation.openChoices.optional'
                          : 'moderation.openChoices.later',
                      )
                    : undefined
                }
                error={
                  list === 'sectors' && isMissing && attempts > 0
                    ? t('moderation.openChoices.missing')
                    : undefined
                }
                searchable
                hidePickedOptions
                maxDropdownHeight={280}
              />
            </div>
          ))}
        </Stack>
        <div className={classes.texts}>
          <KeyValue items={[{ label: t('moderation.openChoices.words'), value: text }]} />
        </div>
      </div>
    </Section>
  );
}
