import { COUNT, type Reference, TEXT } from '@handover/shared/contract';
import {
  FieldPair,
  PhoneField,
  RegionField,
  SectorsField,
  SelectField,
  SubSectorsField,
  TagsField,
  TextAreaField,
  TextField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';
import type { CompanyTexts } from '../../rules/company-form-values.ts';

/** @param tags those that are stored, which the list of tags may not have */
export const IdentityFields = ({ tags }: { tags?: readonly Reference[] | undefined }) => {
  const { t } = useTranslation('companies');
  return (
    <>
      <TextField
        name="name"
        label={t('form.name')}
        maxLength={TEXT.companyNameMax}
        autoComplete="organization"
        required
      />
      <SectorsField
        name="sectors"
        label={t('form.sectors')}
        description={t('form.sectorsHelp', { max: COUNT.sectors })}
      />
      <SubSectorsField sectorsName="sectors" help={t('form.subSectorsHelp', { max: COUNT.subSectors })} />
      <TagsField
        name="tags"
        label={t('form.tags')}
        description={t('form.tagsHelp', { max: COUNT.tags })}
        known={tags}
      />
      <FieldPair>
        <TextField
          name="website"
          label={t('form.website')}
          type="url"
          placeholder={t('form.websiteExample')}
          autoComplete="url"
        />
        <PhoneField name="phone" label={t('form.phone')} />
      </FieldPair>
    </>
  );
};

export const PlaceFields = () => {
  const { t } = useTranslation('companies');
  const countries = useCountries();
  return (
    <>
      <FieldPair>
        <SelectField name="country" label={t('form.country')} {...countries} searchable clearable />
        <RegionField name="region" countryName="country" label={t('form.region')} />
      </FieldPair>
      <FieldPair>
        <TextField name="zip_code" label={t('form.zipCode')} maxLength={TEXT.zipCodeMax} />
        <TextField name="city" label={t('form.city')} maxLength={TEXT.placeMax} />
      </FieldPair>
    </>
  );
};

const LongText = ({ name }: { name: keyof CompanyTexts }) => {
  const { t } = useTranslation('companies');
  return (
    <TextAreaField
      name={name}
      label={t(`text.${name}`)}
      description={t(`form.textHelp.${name}`)}
      maxLength={TEXT.longMax}
    />
  );
};

export const StoryFields = () => (
  <>
    <LongText name="activity" />
    <LongText name="unique_selling_proposition" />
  </>
);

export const ConfidentialFields = () => (
  <>
    <LongText name="financial" />
    <LongText name="operational_kpi" />
    <LongText name="ownership_structure" />
  </>
);
