import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { TEXT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import type { ChoicesProps } from '../choices/use-choices.ts';
import { TextField } from '../fields/text-field.tsx';
import { GroupItem } from './group-item.tsx';

interface OfficeItemProps {
  /** The path of the list in the values. */
  list: string;
  index: number;
  countries: ChoicesProps;
  onRemove: (index: number) => void;
}

/** One office. It renders alone while its fields are typed into: there may be fifty. */
export const OfficeItem = memo(({ list, index, countries, onRemove }: OfficeItemProps) => {
  const { t } = useTranslation('inputs');
  const name = `${list}.${index}`;
  const city: unknown = useWatch({ name: `${name}.city` });
  const title = typeof city === 'string' && city ? city : t('officeNumber', { number: index + 1 });
  return (
    <GroupItem
      title={title}
      removeLabel={t('removeOffice', { office: title })}
      onRemove={() => onRemove(index)}
    >
      <SelectField name={`${name}.country_name`} label={t('country')} {...countries} searchable required />
      <TextField name={`${name}.city`} label={t('city')} maxLength={TEXT.placeMax} required />
      <TextField name={`${name}.zip_code`} label={t('zipCode')} maxLength={TEXT.zipCodeMax} />
      <TextField name={`${name}.street`} label={t('street')} maxLength={200} />
      <TextField name={`${name}.address`} label={t('addressMore')} maxLength={200} />
    </GroupItem>
  );
});
