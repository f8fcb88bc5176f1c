import { useFieldArray, useFormContext } from 'react-hook-form';
import { COUNT, TEXT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useCountries } from '../../../kernel/reference/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { GroupError } from './group-error.tsx';
import { GroupItem } from './group-item.tsx';
import classes from './groups.module.css';
import { emptyOffice, type OfficeRow } from './office-rows.ts';

export interface OfficesFieldProps {
  name?: string;
  /** The field with the id of the country of the business, which a new office has as well. */
  countryName?: string;
}

/** The offices of a business. The value of a country is its English name, as on the wire. */
export const OfficesField = ({ name = 'offices', countryName = 'country' }: OfficesFieldProps) => {
  const { t } = useTranslation('inputs');
  const { control, watch, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const list = useCountries();
  const countries = list.options.map(({ label }, index) => ({
    value: list.items[index]?.name ?? label,
    label,
  }));
  const rows: OfficeRow[] = watch(name) ?? [];
  const newOffice = () => {
    const country: unknown = getValues(countryName);
    const ofBusiness = list.items.find(({ id }) => String(id) === country)?.name;
    return emptyOffice(ofBusiness ?? rows.at(-1)?.country_name ?? null);
  };
  const titleOf = (index: number) => rows[index]?.city || t('officeNumber', { number: index + 1 });
  return (
    <div className={classes.group}>
      {fields.map((field, index) => (
        <GroupItem
          key={field.id}
          title={titleOf(index)}
          removeLabel={t('removeOffice', { office: titleOf(index) })}
          onRemove={() => remove(index)}
        >
          <SelectField
            name={`${name}.${index}.country_name`}
            label={t('country')}
            {...list}
            options={countries}
            searchable
            required
          />
          <TextField name={`${name}.${index}.city`} label={t('city')} maxLength={TEXT.placeMax} required />
          <TextField name={`${name}.${index}.zip_code`} label={t('zipCode')} maxLength={TEXT.zipCodeMax} />
          <TextField name={`${name}.${index}.street`} label={t('street')} maxLength={200} />
          <TextField name={`${name}.${index}.address`} label={t('addressMore')} maxLength={200} />
        </GroupItem>
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
