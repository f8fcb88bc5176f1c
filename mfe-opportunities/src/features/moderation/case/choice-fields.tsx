import type { Sector } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors, useSubSectors } from '@handover/shared/reference';
import { Stack } from '@handover/shared/ui';
import { MultiSelect } from '@handover/shared/ui-extra';
import classes from './case.module.css';
import { lacksSector, type NameDecisions, type OpenChoice } from './use-name-decisions.ts';

interface ChoiceFieldsProps {
  open: readonly OpenChoice[];
  /** The sectors that the owner has chosen. */
  known: readonly Pick<Sector, 'id'>[];
  decided: NameDecisions;
  onChoose: (list: OpenChoice, ids: string[]) => void;
}

export function ChoiceFields({ open, known, decided, onChoose }: ChoiceFieldsProps) {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const { chosen, attempts } = decided;
  const parents = open.includes('sectors') ? (chosen.sectors ?? []) : known.map(({ id }) => id);
  const subSectors = useSubSectors(parents);
  const isMissing = lacksSector(open, decided);
  const lists = { sectors, sub_sectors: subSectors };
  return (
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
                ? t(parents.length > 0 ? 'moderation.openChoices.optional' : 'moderation.openChoices.later')
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
  );
}
