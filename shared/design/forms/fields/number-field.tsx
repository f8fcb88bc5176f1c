import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../kernel/i18n/index.ts';
import { formatNumber } from '../../format/index.ts';
import { TextInput } from '../../overlays/index.ts';
import classes from './fields.module.css';
import { parseNumber } from './parse-number.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface NumberFieldProps extends FieldProps {
  /** In the field, at the right: €, %, people. */
  unit?: ReactNode;
  /** A control in the field, at the right, in place of the unit: the choice of a currency. */
  section?: ReactNode;
  integer?: boolean;
  /** An amount of money: with cents it has two of them. */
  money?: boolean;
}

/** More digits than the rule allows are shown, so that what is told of them is seen. */
const DIGITS = 10;
/** Wide enough for a sign, a code and an arrow. */
const SECTION = '5.75rem';

/** The value is a number, null when empty, and the text itself where it is no number, so that the rule can say so. */
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
  const least = money && !Number.isInteger(value) ? 2 : 0;
  const rested =
    typeof value === 'number' ? formatNumber(value, language, DIGITS, least) : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? null : (parseNumber(text, language) ?? text));
  };
  return (
    <TextInput
      {...inputProps(props)}
      name={field.name}
      ref={field.ref}
      value={typed ?? rested}
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
