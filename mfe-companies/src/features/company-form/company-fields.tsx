import { COUNT, TEXT } from '@handover/shared/contract';
import {
  MultiSelectField,
  PhoneField,
  RegionField,
  SelectField,
  SubSectorsField,
  TextAreaField,
  TextField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries, useSectors } from '@handover/shared/reference';

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
      <SubSectorsField sectorsName="sectors" help={t('form.subSectorsHelp')} />
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
      <RegionField name="region" countryName="country" label={t('form.region')} />
      <TextField name="city" label={t('form.city')} maxLength={TEXT.placeMax} />
      <TextField name="zip_code" label={t('form.zipCode')} maxLength={TEXT.zipCodeMax} />
    </>
  );
};
