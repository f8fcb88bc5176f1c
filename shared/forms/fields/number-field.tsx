import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../format/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { TextInput } from '../../overlays/index.ts';
import classes from './fields.module.css';
import { parseNumber } from './parse-number.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface NumberFieldProps extends FieldProps {
  /** In the field, at the right: €, %, people. */
  unit?: ReactNode;
  integer?: boolean;
}

/** The value is a number, null when empty, and the text itself where it is no number, so that the rule can say so. */
export const NumberField = ({ unit, integer = false, ...props }: NumberFieldProps) => {
  const { language } = useLanguage();
  const { field, error } = useField(props.name);
  const [typed, setTyped] = useState<string>();
  const value: unknown = field.value;
  const rested = typeof value === 'number' ? formatNumber(value, language) : String(value ?? '');
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
      rightSection={unit ? <span className={classes.unit}>{unit}</span> : undefined}
      rightSectionWidth="auto"
      rightSectionPointerEvents="none"
    />
  );
};
