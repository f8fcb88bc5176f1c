import type { ComponentProps } from 'react';
import { type NumberInputOptions, useNumberInput } from './use-number-input.ts';

type FieldNumberInputProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'ref'> & NumberInputOptions;

/** The input of a number, by its name. It renders alone with each key. */
export const FieldNumberInput = ({ name, checks, integer, money, ...props }: FieldNumberInputProps) => {
  const { input } = useNumberInput({ name, checks, integer, money });
  return <input {...props} {...input} />;
};
