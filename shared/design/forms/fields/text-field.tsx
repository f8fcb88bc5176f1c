import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextInput } from '../../ui-extra/index.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'search' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | 'tel';
  leftSection?: ReactNode;
}

/** One line of text. */
export const TextField = ({
  type = 'text',
  autoComplete,
  maxLength,
  inputMode,
  leftSection,
  ...props
}: TextFieldProps) => {
  const { field, error } = useField(props.name, props.checks);
  return (
    <TextInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? ''}
      error={error}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      inputMode={inputMode}
      leftSection={leftSection}
      spellCheck={type === 'text' ? undefined : false}
    />
  );
};
