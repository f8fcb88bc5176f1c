import { COUNT, TEXT } from '@handover/shared/contract';
import {
  MultiSelectField,
  PhoneField,
  RegionField,
  SelectField,
  TextAreaField,
  TextField,
  useFormContext,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries, useSectors, useSubSectors } from '@handover/shared/reference';
import { useEffect } from 'react';
import type { CompanyFormValues } from '../../rules/company-form-values.ts';

/** Sub-sectors of the chosen sectors; those of a sector that is taken away go with it. */
const SubSectors = () => {
  const { t } = useTranslation('companies');
  const { watch, setValue } = useFormContext<CompanyFormValues>();
  const sectors = watch('sectors');
  const chosen = watch('sub_sectors');
  const subSectors = useSubSectors(sectors);
  const { options, isPending } = subSectors;
  const none = sectors.length === 0;
  useEffect(() => {
    if (isPending || (options.length === 0 && !none)) return;
    const left = chosen.filter((id) => options.some(({ value }) => value === id));
    if (left.length < chosen.length) setValue('sub_sectors', left);
  }, [chosen, options, isPending, none, setValue]);
  return (
    <MultiSelectField
      name="sub_sectors"
      label={t('form.subSectors')}
      description={t(none ? 'form.subSectorsFirst' : 'form.subSectorsHelp')}
      {...subSectors}
      disabled={none}
      max={COUNT.subSectors}
    />
  );
};

export const IdentityFields = () => {
  const { t } = useTranslation('companies');
  const sectors = useSectors();
  return (
    <>
      <TextField
        name="name"
        label={t('form.name')}
        maxLength={TEXT.companyNameMax}
        autoComplete="organization"
        required
      />
      <MultiSelectField
        name="sectors"
        label={t('form.sectors')}
        description={t('form.sectorsHelp')}
        {...sectors}
        max={COUNT.sectors}
        required
      />
      <SubSectors />
      <TextField
        name="website"
        label={t('form.website')}
        type="url"
        placeholder="https://"
        autoComplete="url"
      />
      <PhoneField name="phone" label={t('form.phone')} />
      <TextAreaField
        name="activity"
        label={t('form.activity')}
        description={t('form.activityHelp')}
        maxLength={TEXT.longMax}
      />
    </>
  );
};

export const PlaceFields = () => {
  const { t } = useTranslation('companies');
  const countries = useCountries();
  return (
    <>
      <SelectField name="country" label={t('form.country')} {...countries} searchable clearable />
      <RegionField name="region" label={t('form.region')} />
      <TextField name="city" label={t('form.city')} maxLength={TEXT.placeMax} />
      <TextField name="zip_code" label={t('form.zipCode')} maxLength={TEXT.zipCodeMax} />
    </>
  );
};
