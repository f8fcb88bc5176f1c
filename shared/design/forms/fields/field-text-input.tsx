import type { ComponentProps } from 'react';
import { completeWebAddress } from '../../../contract/value-rules.ts';
import { useFieldValue } from './use-field.ts';

interface FieldTextInputProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'ref'> {
  name: string;
  checks?: string | undefined;
}

/** The input of a text field, by its name. It renders alone with each key: label, help and error are around it. */
export const FieldTextInput = ({ name, checks, ...props }: FieldTextInputProps) => {
  const field = useFieldValue(name, checks);
  const value = String(field.value ?? '');
  return (
    <input
      {...props}
      {...field}
      value={value}
      onBlur={() => {
        // The rule completes the address in the same way, so the field shows what will be saved.
        const completed = props.type === 'url' ? completeWebAddress(value) : value;
        if (completed !== value) field.onChange(completed);
        field.onBlur();
      }}
    />
  );
};
