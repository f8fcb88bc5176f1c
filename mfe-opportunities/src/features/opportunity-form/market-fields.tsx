import { COUNT, type Company } from '@handover/shared/contract';
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
import { NameHits } from './identity/name-hits.tsx';
import { PictureHits } from './identity/picture-hits.tsx';
import type { IdentityFindings } from './identity/use-identity-check.ts';
import { PictureField } from './picture-field.tsx';
import { TakenMark } from './take-over/taken-mark.tsx';

const PARTS = ['sectors', 'sub_sectors', 'tags', 'country', 'region'] as const;

interface MarketFieldsProps {
  sectorsName: 'sectors' | 'preferred_sectors';
  /** The companies whose equal values a sale takes over. */
  companies?: readonly Company[];
  findings?: IdentityFindings | undefined;
}

/** Sectors, sub-sectors, tags and place. The sectors of a mandate have another name. */
export function MarketFields({ sectorsName, companies, findings }: MarketFieldsProps) {
  const { t } = useTranslation('opportunities');
  const countries = useCountries();
  return (
    <FormSection id="market" title={t('form.section.market')}>
      {companies ? <TakenMark parts={PARTS} companies={companies} /> : null}
      <SectorsField name={sectorsName} label={t(`form.${sectorsName}`)} />
      <SubSectorsField sectorsName={sectorsName} />
      <div>
        <TagsField name="tags" label={t('form.tags')} description={t('form.tagsHelp', { max: COUNT.tags })} />
        {findings ? <NameHits field="tags" findings={findings} /> : null}
      </div>
      <FieldPair>
        <SelectField name="country" label={t('form.country')} {...countries} />
        <div>
          <RegionField name="region" countryName="country" label={t('form.region')} />
          {findings ? <NameHits field="region" findings={findings} /> : null}
        </div>
      </FieldPair>
      <div>
        <PictureField sectorsName={sectorsName} />
        {findings ? <PictureHits findings={findings} /> : null}
      </div>
    </FormSection>
  );
}
