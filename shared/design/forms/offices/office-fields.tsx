import { memo, useEffect } from 'react';
import { TEXT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import type { ChoicesProps } from '../choices/use-choices.ts';
import { TextField } from '../fields/text-field.tsx';
import { useFormContext } from '../form/form-context.tsx';
import type { OfficeRow } from './office-rows.ts';

interface OfficeFieldsProps {
  /** The path of the office in the values. */
  name: string;
  /** The user opened it. */
  isAsked: boolean;
  countries: ChoicesProps;
}

const PARTS: readonly (keyof OfficeRow)[] = ['country_name', 'city', 'zip_code', 'street', 'address'];
const isWrong = (element: Element | null) =>
  element?.matches('[aria-invalid="true"], [data-invalid]') === true;

/**
 * The inputs of an office that was just opened, which take the focus: the one with an error, unless another wrong field has the focus
 * already, or else the first one that is to be filled in. One that is open since it lacks something, as a draft had it, says what, and
 * leaves the focus where it is.
 */
export const OfficeFields = memo(function OfficeFields({ name, isAsked, countries }: OfficeFieldsProps) {
  const { t } = useTranslation('inputs');
  const { getFieldState, getValues, setFocus, trigger } = useFormContext();
  useEffect(() => {
    const wrong = PARTS.find((part) => getFieldState(`${name}.${part}`).error);
    if (!wrong && !isAsked) {
      void trigger(name);
      return;
    }
    if (wrong && isWrong(document.activeElement)) return;
    const { country_name, city }: Partial<OfficeRow> = getValues(name) ?? {};
    setFocus(`${name}.${wrong ?? (country_name && !city ? 'city' : 'country_name')}`);
    // This runs once: the index in the name changes when another office is removed.
  }, []);
  return (
    <>
      <SelectField name={`${name}.country_name`} label={t('country')} {...countries} searchable required />
      <TextField name={`${name}.city`} label={t('city')} maxLength={TEXT.placeMax} required />
      <TextField name={`${name}.zip_code`} label={t('zipCode')} maxLength={TEXT.zipCodeMax} />
      <TextField name={`${name}.street`} label={t('street')} maxLength={TEXT.addressMax} />
      <TextField name={`${name}.address`} label={t('addressMore')} maxLength={TEXT.addressMax} />
    </>
  );
});
