import { useState } from 'react';
import { COUNT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useCountries } from '../../../kernel/reference/index.ts';
import { emptyOffice, type OfficeRow } from '../offices/office-rows.ts';
import { officesRule } from '../rules/groups.rules.ts';
import { ImportButton, RowsDialog } from './import-button.tsx';

/** A postal code, which a spreadsheet may have kept as a number: 1000 of `France` is 01000. */
export const withZero = (code: string, country: string | null | undefined): string =>
  country === 'France' && /^\d{4}$/u.test(code) ? `0${code}` : code;

interface OfficesImportProps {
  /** How many offices the form has. */
  count: number;
  /** The country of offices whose row names none. */
  country: () => string | null;
  onTake: (rows: OfficeRow[]) => void;
}

/** Offices from a spreadsheet, added to those of the form. */
export const OfficesImport = ({ count, country, onTake }: OfficesImportProps) => {
  const { t } = useTranslation('inputs');
  const texts = useTranslation('imports');
  const [isOpen, setOpen] = useState(false);
  const { items } = useCountries();
  const usual = country();
  const countries = items.map(({ name, name_fr }) => ({ value: name, names: [name, name_fr] }));
  return (
    <>
      <ImportButton onOpen={() => setOpen(true)} />
      {isOpen ? (
        <RowsDialog<OfficeRow>
          title={texts.t('offices.title')}
          hint={texts.t('offices.hint')}
          takeLabel={(rows) => texts.t('offices.take', { count: rows })}
          room={COUNT.offices - count}
          fields={[
            {
              key: 'city',
              label: t('city'),
              names: /^(?:city|town|ville|commune|localite|municipality)\b/u,
              required: true,
            },
            { key: 'country_name', label: t('country'), names: /^(?:country|pays)\b/u, choices: countries },
            {
              key: 'zip_code',
              label: t('zipCode'),
              names: /^(?:zip|post ?code|postal|code postal|cp$|plz|npa)/u,
            },
            {
              key: 'street',
              label: t('street'),
              names: /^(?:street|rue|voie|address(?: line)?(?: 1)?$|adresse(?: 1)?$|n° et)/u,
            },
            {
              key: 'address',
              label: t('addressMore'),
              names: /^(?:address|adresse|complement|suite|building|batiment)/u,
            },
          ]}
          rule={officesRule()}
          toRow={(values) => {
            const country_name = values.country_name || usual;
            return {
              ...emptyOffice(),
              ...values,
              country_name,
              zip_code: withZero(values.zip_code ?? '', country_name),
            };
          }}
          take={onTake}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
