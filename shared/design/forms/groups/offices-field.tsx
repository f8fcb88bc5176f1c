import { useMemo, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Address } from '../../../contract/business.schema.ts';
import { COUNT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useCountries } from '../../../kernel/reference/index.ts';
import { formatAddress } from '../../format/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { useFieldDescription } from '../form/field-descriptions.ts';
import { useFormContext } from '../form/form-context.tsx';
import { GroupError } from './group-error.tsx';
import classes from './groups.module.css';
import { OfficeItem } from './office-item.tsx';
import { emptyOffice, type OfficeRow, toOffices } from './office-rows.ts';

export interface OfficesFieldProps {
  name?: string;
  /** The field with the id of the country of the business, which a new office has as well. */
  countryName?: string;
}

const isOffices = (value: unknown): value is OfficeRow[] => Array.isArray(value);

/** The offices of a business. The value of a country is its English name, as on the wire. */
export const OfficesField = ({ name = 'offices', countryName = 'country' }: OfficesFieldProps) => {
  const { t } = useTranslation('inputs');
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { items, options, isPending, error, retry } = useCountries();
  const reload = useRef(retry);
  reload.current = retry;
  const countries = useMemo(
    () => ({
      options: options.map(({ label }, index) => ({ value: items[index]?.name ?? label, label })),
      isPending,
      error,
      retry: () => reload.current(),
    }),
    [items, options, isPending, error],
  );
  const lineOf = ({ address }: { address: Address }) => {
    const country = countries.options.find(({ value }) => value === address.country_name);
    return formatAddress({ ...address, country_name: country?.label ?? address.country_name });
  };
  useFieldDescription(name, {
    label: t('offices'),
    linesOf: (value) => toOffices(isOffices(value) ? value : []).map(lineOf),
  });
  const newOffice = () => {
    const country: unknown = getValues(countryName);
    const ofBusiness = items.find(({ id }) => String(id) === country)?.name;
    const rows: OfficeRow[] = getValues(name) ?? [];
    return emptyOffice(ofBusiness ?? rows.at(-1)?.country_name ?? null);
  };
  return (
    <div className={classes.group}>
      {fields.map((field, index) => (
        <OfficeItem key={field.id} list={name} index={index} countries={countries} onRemove={remove} />
      ))}
      <GroupError name={name} />
      {fields.length < COUNT.offices ? (
        <div>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            // The country is mostly known by then: what is typed first is the city.
            onClick={() => append(newOffice(), { focusName: `${name}.${fields.length}.city` })}
          >
            {t('addOffice')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
