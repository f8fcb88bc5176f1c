import { COUNT, type Opportunity } from '@handover/shared/contract';
import {
  FieldPair,
  FormSection,
  RegionField,
  SectorsField,
  SelectField,
  SubSectorsField,
  TagsField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';

/** Sectors, sub-sectors, keywords and place of the copy. `tags` are those that are chosen, so that they have names. */
export function MarketFields({ tags }: Pick<Opportunity, 'tags'>) {
  const { t } = useTranslation('deals');
  const countries = useCountries();
  return (
    <FormSection id="market" title={t('edit.section.market')}>
      <SectorsField name="sectors" label={t('overview.sectors')} />
      <SubSectorsField sectorsName="sectors" />
      <TagsField
        name="tags"
        label={t('overview.tags')}
        description={t('edit.field.tagsHelp', { max: COUNT.tags })}
        known={tags}
      />
      <FieldPair>
        <SelectField name="country" label={t('edit.field.country')} {...countries} searchable clearable />
        <RegionField name="region" countryName="country" label={t('edit.field.region')} />
      </FieldPair>
    </FormSection>
  );
}
