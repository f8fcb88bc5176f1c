import {
  FormSection,
  RegionField,
  SectorsField,
  SelectField,
  SubSectorsField,
  TagsField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';
import classes from './opportunity-form.module.css';
import { PictureField } from './picture-field.tsx';

/** Sectors, sub-sectors, tags and place. The sectors of a mandate have another name. */
export function MarketFields({ sectorsName }: { sectorsName: 'sectors' | 'preferred_sectors' }) {
  const { t } = useTranslation('opportunities');
  const countries = useCountries();
  return (
    <FormSection id="market" title={t('form.section.market')}>
      <SectorsField name={sectorsName} label={t(`form.${sectorsName}`)} />
      <SubSectorsField sectorsName={sectorsName} />
      <TagsField name="tags" label={t('form.tags')} />
      <div className={classes.pair}>
        <SelectField name="country" label={t('form.country')} {...countries} />
        <RegionField name="region" countryName="country" label={t('form.region')} />
      </div>
      <PictureField sectorsName={sectorsName} />
    </FormSection>
  );
}
