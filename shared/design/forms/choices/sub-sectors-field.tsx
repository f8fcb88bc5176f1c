import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { COUNT } from '../../../contract/limits.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useSubSectors } from '../../../kernel/reference/index.ts';
import { useWithChosen } from '../../ui-extra/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { HelpMeChoose } from './help-me-choose.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { useChoiceHelp } from './use-choice-help.ts';

interface SubSectorsFieldProps {
  /** The field of the sectors. */
  sectorsName: string;
  help?: string;
}

const NAME = 'sub_sectors';

/** Sub-sectors of the chosen sectors, or help with the choice; when a sector is removed, its sub-sectors are removed too. */
export const SubSectorsField = ({ sectorsName, help }: SubSectorsFieldProps) => {
  const { t } = useTranslation('inputs');
  const { getValues, setValue } = useFormContext();
  const sectors: string[] = useWatch({ name: sectorsName }) ?? [];
  const subSectors: string[] = useWatch({ name: NAME }) ?? [];
  const parents = [...sectors].sort().join(',');
  const choices = useWithChosen(useSubSectors(sectors), paths.subSectors, parents ? subSectors : [], {
    parents,
  });
  const helping = useChoiceHelp(NAME, paths.needHelpSubSector, choices);
  const { isPending, error } = choices;
  const isUnknown = isPending || helping.isUnknown;
  const options = useMemo(() => {
    const [help] = helping.options;
    const isListed = choices.options.some(({ value }) => value === help?.value);
    return help && !isListed ? [...choices.options, help] : choices.options;
  }, [choices.options, helping.options]);

  useEffect(() => {
    // While the list is missing, no choice counts as wrong.
    if (isUnknown || error) return;
    const chosen: string[] = getValues(NAME);
    const kept = chosen.filter((id) => options.some(({ value }) => value === id));
    if (kept.length < chosen.length) setValue(NAME, kept, { shouldDirty: true });
  }, [options, isUnknown, error, getValues, setValue]);

  return (
    <div>
      <MultiSelectField
        name={NAME}
        label={t('subSectors')}
        description={sectors.length === 0 ? t('chooseSectorFirst') : help}
        {...choices}
        options={options}
        disabled={sectors.length === 0}
        max={COUNT.subSectors}
      />
      <HelpMeChoose help={helping} disabled={sectors.length === 0} />
    </div>
  );
};
