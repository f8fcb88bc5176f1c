import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../kernel/i18n/index.ts';
import { formatNumber } from '../../format/index.ts';
import { TextInput } from '../../ui-extra/index.ts';
import classes from './fields.module.css';
import { parseNumber } from './parse-number.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface NumberFieldProps extends FieldProps {
  /** At the end of the field: €, %. */
  unit?: ReactNode;
  /** A control in place of the unit: the choice of a currency. */
  section?: ReactNode;
  integer?: boolean;
  /** Shows no decimals or two. */
  money?: boolean;
}

/** More decimals than the rule allows, so that an invalid value is shown in full. */
const MAX_DIGITS = 10;
const SECTION = '5.75rem';

/** The value is a number, null if empty, or the text if it is no number, so that the rule can reject it. */
export const NumberField = ({
  unit,
  section,
  integer = false,
  money = false,
  ...props
}: NumberFieldProps) => {
  const language = useLanguage();
  const { field, error } = useField(props.name, props.checks);
  const [typed, setTyped] = useState<string>();
  const value: unknown = field.value;
  const minDigits = money && !Number.isInteger(value) ? 2 : 0;
  const formatted =
    typeof value === 'number' ? formatNumber(value, language, MAX_DIGITS, minDigits) : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? null : (parseNumber(text, language) ?? text));
  };
  return (
    <TextInput
      {...inputProps(props)}
      name={field.name}
      ref={field.ref}
      value={typed ?? formatted}
      error={error}
      inputMode={integer ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      rightSection={section ?? (unit ? <span className={classes.unit}>{unit}</span> : undefined)}
      rightSectionWidth={section ? SECTION : 'auto'}
      rightSectionPointerEvents={section ? 'all' : 'none'}
    />
  );
};
