import { COMPANIES_AN_IMPORT, TEXT } from '@handover/shared/contract';
import { RowsDialog, rules, withZero, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useCountries, useSectors } from '@handover/shared/reference';
import { NativeSelect } from '@handover/shared/ui';
import { useState } from 'react';
import { useImportCompanies } from '../../queries/import-companies.mutation.ts';
import { LINE_RULES } from '../../rules/company-form-values.ts';

const rule = yup.array(
  yup.object({
    name: rules.line({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    sectors: rules.sectors(),
    city: rules.optionalLine({ max: TEXT.placeMax }),
    zip_code: rules.optionalLine({ max: TEXT.zipCodeMax }),
    country: rules.optionalChoice(),
    website: LINE_RULES.website,
    activity: rules.text({ max: TEXT.longMax }),
  }),
);

interface Row {
  name: string;
  sectors: string[];
  city: string;
  zip_code: string;
  country: string | null;
  website: string;
  activity: string;
}

/** Several companies of a spreadsheet, registered all or none; each is filled in later. */
export const CompaniesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('companies');
  const messages = useMessages();
  const [sectors, countries] = [useSectors(), useCountries()];
  const [usualSector, setUsualSector] = useState('');
  const { mutateAsync } = useImportCompanies();
  const named = (items: readonly { id: number; name: string; name_fr: string }[]) =>
    items.map(({ id, name, name_fr }) => ({ value: String(id), names: [name, name_fr] }));
  const take = async (rows: Row[]) => {
    const { ids } = await mutateAsync(rows);
    messages.success(t('import.done', { count: ids.length }));
  };
  return (
    <RowsDialog<Row>
      title={t('import.title')}
      hint={t('import.hint', { max: COMPANIES_AN_IMPORT })}
      takeLabel={(count) => t('import.take', { count })}
      room={COMPANIES_AN_IMPORT}
      isWhole
      fields={[
        {
          key: 'name',
          label: t('import.name'),
          names: /^(?:name|nom|company|societe|entreprise|raison sociale|denomination|firm)\b/u,
        },
        {
          key: 'sectors',
          label: t('import.sector'),
          names: /^(?:sector|secteur|industry|industrie|branche)/u,
          choices: named(sectors.items),
        },
        { key: 'city', label: t('import.city'), names: /^(?:city|town|ville|commune|localite|siege)\b/u },
        {
          key: 'zip_code',
          label: t('import.zipCode'),
          names: /^(?:zip|post ?code|postal|code postal|cp$|plz|npa)/u,
        },
        {
          key: 'country',
          label: t('import.country'),
          names: /^(?:country|pays)\b/u,
          choices: named(countries.items),
        },
        { key: 'website', label: t('import.website'), names: /^(?:web|site|url|internet)/u },
        { key: 'activity', label: t('import.activity'), names: /^(?:activit|business$|description|metier)/u },
      ]}
      rule={rule}
      toRow={({
        name = '',
        sectors: sector,
        city = '',
        zip_code = '',
        country,
        website = '',
        activity = '',
      }) => ({
        name,
        sectors: [sector || usualSector].filter(Boolean),
        city,
        zip_code: withZero(zip_code, countries.items.find(({ id }) => String(id) === country)?.name),
        country: country || null,
        website,
        activity,
      })}
      take={take}
      onClose={onClose}
    >
      <NativeSelect
        label={t('import.usualSector')}
        value={usualSector}
        options={[{ value: '', label: t('import.noSector') }, ...sectors.options]}
        onChoose={setUsualSector}
      />
    </RowsDialog>
  );
};
