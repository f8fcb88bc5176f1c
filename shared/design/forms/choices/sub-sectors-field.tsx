import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COUNT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useSubSectors } from '../../../kernel/reference/index.ts';
import { MultiSelectField } from './multi-select-field.tsx';

interface SubSectorsFieldProps {
  /** The field of the sectors. */
  sectorsName: string;
  help?: string;
}

const NAME = 'sub_sectors';

/** Sub-sectors of the chosen sectors; when a sector is removed, its sub-sectors are removed too. */
export const SubSectorsField = ({ sectorsName, help }: SubSectorsFieldProps) => {
  const { t } = useTranslation('inputs');
  const { getValues, setValue } = useFormContext();
  const sectors: string[] = useWatch({ name: sectorsName }) ?? [];
  const choices = useSubSectors(sectors);
  const { options, isPending, error } = choices;

  useEffect(() => {
    // Without the list nothing is known to be wrong.
    if (isPending || error) return;
    const chosen: string[] = getValues(NAME);
    const kept = chosen.filter((id) => options.some(({ value }) => value === id));
    if (kept.length < chosen.length) setValue(NAME, kept, { shouldDirty: true });
  }, [options, isPending, error, getValues, setValue]);

  return (
    <MultiSelectField
      name={NAME}
      label={t('subSectors')}
      description={sectors.length === 0 ? t('chooseSectorFirst') : help}
      {...choices}
      disabled={sectors.length === 0}
      max={COUNT.subSectors}
    />
  );
};
