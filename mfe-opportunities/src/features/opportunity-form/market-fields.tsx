import type { Company } from '@handover/shared/contract';
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
import type { ReactNode } from 'react';
import { NameHits } from './identity/name-hits.tsx';
import { PictureHits } from './identity/picture-hits.tsx';
import type { IdentityFindings } from './identity/use-identity-check.ts';
import classes from './opportunity-form.module.css';
import { PictureField } from './picture-field.tsx';
import type { TakenPart } from './take-over/take-over.rules.ts';
import { Taken } from './take-over/taken-mark.tsx';

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
  const taken = (part: TakenPart, field: ReactNode) =>
    companies ? (
      <Taken part={part} companies={companies}>
        {field}
      </Taken>
    ) : (
      field
    );
  return (
    <FormSection id="market" title={t('form.section.market')}>
      {taken('sectors', <SectorsField name={sectorsName} label={t(`form.${sectorsName}`)} />)}
      {taken('sub_sectors', <SubSectorsField sectorsName={sectorsName} />)}
      <div>
        {taken('tags', <TagsField name="tags" label={t('form.tags')} description={t('form.tagsHelp')} />)}
        {findings ? <NameHits field="tags" findings={findings} /> : null}
      </div>
      <div className={classes.pair}>
        {taken('country', <SelectField name="country" label={t('form.country')} {...countries} />)}
        <div>
          {taken('region', <RegionField name="region" countryName="country" label={t('form.region')} />)}
          {findings ? <NameHits field="region" findings={findings} /> : null}
        </div>
      </div>
      <div>
        <PictureField sectorsName={sectorsName} />
        {findings ? <PictureHits findings={findings} /> : null}
      </div>
    </FormSection>
  );
}
