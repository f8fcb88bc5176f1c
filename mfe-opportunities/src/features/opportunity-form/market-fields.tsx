import { COUNT } from '@handover/shared/contract';
import {
  FormSection,
  MultiSelectField,
  RegionField,
  SelectField,
  TagsField,
  useFormContext,
  useWatch,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries, useSectors, useSubSectors } from '@handover/shared/reference';
import { useEffect } from 'react';
import classes from './opportunity-form.module.css';
import { PictureField } from './picture-field.tsx';

/** Sectors, sub-sectors, tags and place. The sectors of a mandate have another name. */
export function MarketFields({ sectorsName }: { sectorsName: 'sectors' | 'preferred_sectors' }) {
  const { t } = useTranslation('opportunities');
  const { control, getValues, setValue } = useFormContext();
  const chosen: string[] = useWatch({ control, name: sectorsName }) ?? [];
  const sectors = useSectors();
  const subSectors = useSubSectors(chosen);
  const countries = useCountries();

  // A sub-sector goes with its sector; nothing is dropped before the list is known.
  useEffect(() => {
    if (subSectors.isPending || subSectors.error) return;
    const known = new Set(subSectors.options.map(({ value }) => value));
    const picked: string[] = getValues('sub_sectors');
    const kept = picked.filter((id) => known.has(id));
    if (kept.length < picked.length) setValue('sub_sectors', kept, { shouldDirty: true });
  }, [subSectors, getValues, setValue]);

  return (
    <FormSection id="market" title={t('form.section.market')}>
      <MultiSelectField
        name={sectorsName}
        label={t(`form.${sectorsName}`)}
        {...sectors}
        max={COUNT.sectors}
        required
      />
      <MultiSelectField
        name="sub_sectors"
        label={t('form.sub_sectors')}
        description={chosen.length === 0 ? t('form.subSectorsHelp') : undefined}
        {...subSectors}
        max={COUNT.subSectors}
      />
      <TagsField name="tags" label={t('form.tags')} />
      <div className={classes.pair}>
        <SelectField name="country" label={t('form.country')} {...countries} />
        <RegionField name="region" label={t('form.region')} />
      </div>
      <PictureField />
    </FormSection>
  );
}
