import { useState } from 'react';
import { useLanguage } from '../../../kernel/i18n/index.ts';
import { parseAmount, parseNumber } from '../../amounts/index.ts';
import { formatNumber } from '../../format/index.ts';
import { useField } from './use-field.ts';

export interface NumberInputOptions {
  name: string;
  checks?: string | undefined;
  integer?: boolean | undefined;
  /** An amount: shows no decimals or two, and may be typed with a unit, as 3.6M. */
  money?: boolean | undefined;
}

/** More decimals than the rule allows, so that an invalid value is shown in full. */
const MAX_DIGITS = 10;

/**
 * The props of an input for a number, and its error. The value is a number, null if empty, or the text if it is no number, so that
 * the rule can reject it.
 */
export function useNumberInput({ name, checks, integer = false, money = false }: NumberInputOptions) {
  const language = useLanguage();
  const { field, error } = useField(name, checks);
  const [typed, setTyped] = useState<string>();
  const value: unknown = field.value;
  const minDigits = money && !Number.isInteger(value) ? 2 : 0;
  const formatted =
    typeof value === 'number' ? formatNumber(value, language, MAX_DIGITS, minDigits) : String(value ?? '');
  const parse = money ? parseAmount : parseNumber;
  const toValue = (text: string) => (text.trim() === '' ? null : (parse(text, language) ?? text));
  // Something else than typing may have changed the value since.
  const isTyped = typed !== undefined && toValue(typed) === value;
  const change = (text: string) => {
    setTyped(text);
    field.onChange(toValue(text));
  };
  const input = {
    name: field.name,
    ref: field.ref,
    value: isTyped ? typed : formatted,
    inputMode: integer ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    onBlur: () => {
      setTyped(undefined);
      field.onBlur();
    },
  };
  return { input, error };
}
